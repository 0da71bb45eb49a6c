import { type Choice, controlsOf, stepControl, typeControl } from '@collagerie/core/choice'
import type { DesignControl } from '@collagerie/core/designs'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { changeChoice } from './choice-store.ts'
import { controlValueText } from './control-value-text.ts'
import styles from './design-controls.module.css'
import { TypedValue } from './typed-value.tsx'

export function DesignControls({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const controls = controlsOf(choice).filter((control) => !control.hidden)
  if (controls.length === 0) return null
  return (
    <section className={styles.controls} aria-label={t('composition')}>
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
  const step = (direction: 1 | -1) => changeChoice(templateId, (choice) => stepControl(choice, control.key, direction))
  const type = (text: string) => changeChoice(templateId, (choice) => typeControl(choice, control.key, text))
  const isCycle = control.type === 'arrow'
  const isTyped = control.type === 'input' || (control.type === 'number' && control.display === 'integer')
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div className={styles.stepper}>
        {control.type !== 'input' && (
          <button
            type="button"
            className={styles.arrow}
            aria-label={t(isCycle ? 'generator.previous' : 'generator.decrease', { label })}
            disabled={!isCycle && control.currentValue <= control.minValue}
            onClick={() => step(-1)}
          >
            <Icon name="chevronLeft" size={16} />
          </button>
        )}
        {isTyped ? (
          <TypedValue control={control} label={label} onType={type} />
        ) : (
          <output className={styles.value}>{controlValueText(control, t)}</output>
        )}
        {control.type !== 'input' && (
          <button
            type="button"
            className={styles.arrow}
            aria-label={t(isCycle ? 'generator.next' : 'generator.increase', { label })}
            disabled={!isCycle && control.currentValue >= control.maxValue}
            onClick={() => step(1)}
          >
            <Icon name="chevronRight" size={16} />
          </button>
        )}
      </div>
    </div>
  )
}
