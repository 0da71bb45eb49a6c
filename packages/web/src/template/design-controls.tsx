import { type Choice, controlsOf, stepControl, typeControl } from '@collagerie/core/choice'
import type { DesignControl } from '@collagerie/core/designs'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { controlValueText } from '../language/control-value-text.ts'
import { Icon } from '../ui/icon.tsx'
import { REPEATS } from '../ui/ignore-double-clicks.ts'
import styles from './design-controls.module.css'
import { TypedValue } from './typed-value.tsx'

type ChangeChoice = (change: (choice: Choice) => Choice) => void

interface Props {
  readonly choice: Choice
  readonly onChange: ChangeChoice
  /** Whether the surroundings already name them. */
  readonly isTitled?: boolean
}

export function DesignControls({ choice, onChange, isTitled }: Props) {
  const t = useTranslations('template')
  const controls = controlsOf(choice).filter(({ hidden }) => !hidden)
  if (controls.length === 0) return null
  return (
    <section aria-label={t('composition')}>
      {!isTitled && <h2 className={styles.heading}>{t('composition')}</h2>}
      {controls.map((control) => (
        <ControlRow key={control.key} control={control} onChange={onChange} />
      ))}
    </section>
  )
}

interface ControlRowProps {
  readonly control: DesignControl
  readonly onChange: ChangeChoice
}

function ControlRow({ control, onChange }: ControlRowProps) {
  const t = useTranslations()
  const label = t(`generator.${control.label}`)
  const type = (text: string) => onChange((choice) => typeControl(choice, control.key, text))
  const step: ChangeChoice = (change) => {
    setRefused(false)
    onChange(change)
  }
  const isTyped = control.type === 'input' || (control.type === 'number' && control.display === 'integer')
  const [isRefused, setRefused] = useState(false)
  const { minValue: least, maxValue: most } = control
  const value = isTyped ? (
    <TypedValue control={control} label={label} onType={type} onRefused={setRefused} />
  ) : (
    <output className={styles.value}>{controlValueText(control, t)}</output>
  )
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span>
        {label}
        {isTyped && (
          <span role="status" className={styles.limits}>
            {isRefused && t('generator.limits', { least, most })}
          </span>
        )}
      </span>
      {control.type === 'input' ? (
        value
      ) : (
        <div className={styles.stepper}>
          <Arrow control={control} direction={-1} onChange={step} />
          {value}
          <Arrow control={control} direction={1} onChange={step} />
        </div>
      )}
    </div>
  )
}

interface ArrowProps extends ControlRowProps {
  readonly direction: 1 | -1
}

/** A number stops at its bounds, a cycle goes round. */
function Arrow({ control, direction, onChange }: ArrowProps) {
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
      // A disabled button would lose the focus of a customer who steps by keyboard.
      aria-disabled={isAtEnd}
      onClick={() => isAtEnd || onChange((choice) => stepControl(choice, key, direction))}
    >
      <Icon name={direction > 0 ? 'chevronRight' : 'chevronLeft'} size={16} />
    </button>
  )
}
