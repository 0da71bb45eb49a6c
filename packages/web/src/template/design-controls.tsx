import { type Choice, controlsOf, stepControl, typeControl } from '@collagerie/core/choice'
import type { DesignControl } from '@collagerie/core/designs'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { REPEATS } from '../ui/ignore-double-clicks.ts'
import { changeChoice } from './choice-store.ts'
import { controlValueText } from './control-value-text.ts'
import styles from './design-controls.module.css'
import { TypedValue } from './typed-value.tsx'

export function DesignControls({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const controls = controlsOf(choice).filter((control) => !control.hidden)
  if (controls.length === 0) return null
  return (
    <section aria-label={t('composition')}>
      <h2 className={styles.heading}>{t('composition')}</h2>
      {controls.map((control) => (
        <ControlRow key={control.key} templateId={choice.offered.id} control={control} />
      ))}
    </section>
  )
}

interface ControlRowProps {
  readonly templateId: string
  readonly control: DesignControl
}

function ControlRow({ templateId, control }: ControlRowProps) {
  const t = useTranslations()
  const label = t(`generator.${control.label}`)
  const type = (text: string) => changeChoice(templateId, (choice) => typeControl(choice, control.key, text))
  const isTyped = control.type === 'input' || (control.type === 'number' && control.display === 'integer')
  const value = isTyped ? (
    <TypedValue control={control} label={label} onType={type} />
  ) : (
    <output className={styles.value}>{controlValueText(control, t)}</output>
  )
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      {control.type === 'input' ? (
        value
      ) : (
        <div className={styles.stepper}>
          <Arrow templateId={templateId} control={control} direction={-1} />
          {value}
          <Arrow templateId={templateId} control={control} direction={1} />
        </div>
      )}
    </div>
  )
}

interface ArrowProps extends ControlRowProps {
  readonly direction: 1 | -1
}

/** A number stops at its bounds, a cycle goes round. */
function Arrow({ templateId, control, direction }: ArrowProps) {
  const t = useTranslations('generator')
  const { key, type, currentValue, minValue, maxValue } = control
  const isAtEnd = type !== 'arrow' && (direction > 0 ? currentValue >= maxValue : currentValue <= minValue)
  const up = type === 'arrow' ? 'next' : 'increase'
  const down = type === 'arrow' ? 'previous' : 'decrease'
  return (
    <button
      type="button"
      className={styles.arrow}
      {...REPEATS}
      aria-label={t(direction > 0 ? up : down, { label: t(control.label) })}
      // Truly disabled it would drop the focus of somebody who steps with the keyboard.
      aria-disabled={isAtEnd}
      onClick={() => isAtEnd || changeChoice(templateId, (choice) => stepControl(choice, key, direction))}
    >
      <Icon name={direction > 0 ? 'chevronRight' : 'chevronLeft'} size={16} />
    </button>
  )
}
