import { keepDigits } from '@collagerie/core/choice'
import type { DesignControl } from '@collagerie/core/designs'
import { useEffect, useState } from 'react'
import { typedValueText } from './control-value-text.ts'
import styles from './design-controls.module.css'

interface TypedValueProps {
  readonly control: DesignControl
  readonly label: string
  readonly onType: (text: string) => void
}

/** A number that can be typed. Digits of a design apply at once; a count applies on leaving, or falls back. */
export function TypedValue({ control, label, onType }: TypedValueProps) {
  const { currentValue } = control
  const current = typedValueText(control)
  const [text, setText] = useState(current)
  const appliesAtOnce = control.type === 'input'

  // While 0105 is being typed its zeros stay; only a value that came from elsewhere replaces the text.
  useEffect(() => setText((typed) => (typed !== '' && Number(typed) === currentValue ? typed : current)), [
    current,
    currentValue,
  ])

  function leave() {
    if (!appliesAtOnce) onType(text)
    setText(current)
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
        const typed = appliesAtOnce ? keepDigits(change.target.value, control.maxValue) : change.target.value
        setText(typed)
        if (appliesAtOnce) onType(typed)
      }}
      onBlur={leave}
      onKeyDown={(key) => {
        if (key.key === 'Enter') leave()
      }}
    />
  )
}
