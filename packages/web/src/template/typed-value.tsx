import { keepDigits } from '@collagerie/core/choice'
import type { DesignControl } from '@collagerie/core/designs'
import { useState } from 'react'
import { typedValueText } from '../language/control-value-text.ts'
import styles from './design-controls.module.css'

interface TypedValueProps {
  readonly control: DesignControl
  readonly label: string
  readonly onType: (text: string) => void
  /** Told whether what was typed is refused, since it lies beyond the limits. */
  readonly onRefused: (isRefused: boolean) => void
}

/** A number that can be typed. Digits of a design apply at once; a count applies on leaving, or falls back. */
export function TypedValue({ control, label, onType, onRefused }: TypedValueProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? typedValueText(control)
  const appliesAtOnce = control.type === 'input'

  function leave() {
    if (!appliesAtOnce && typed !== undefined) {
      onType(text)
      onRefused(!(Number(text) >= control.minValue && Number(text) <= control.maxValue))
    }
    setTyped(undefined)
  }

  return (
    <input
      className={appliesAtOnce ? styles.digits : styles.number}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onFocus={(focus) => focus.target.select()}
      onChange={(change) => {
        const { value } = change.target
        setTyped(appliesAtOnce ? keepDigits(value, control.maxValue) : value)
        if (appliesAtOnce) onType(value)
      }}
      onBlur={leave}
      onKeyDown={(key) => {
        if (key.key === 'Enter') leave()
      }}
    />
  )
}
