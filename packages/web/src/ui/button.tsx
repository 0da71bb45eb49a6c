import { type ComponentProps, type MouseEvent, useState } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'icon'

interface Props
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick' | 'onFocus' | 'onBlur' | 'disabled'> {
  readonly look?: ButtonLook
  readonly isDisabled?: boolean
  readonly onPress?: (() => void) | undefined
}

/**
 * The browser's own button: screens are full of them, and the kit's costs a hundred times as much to show. A button
 * that becomes disabled keeps its focus, so that a customer who undoes the last step by keyboard, or waits for an
 * answer, stays in place.
 */
export function Button({ look = 'secondary', type = 'button', isDisabled = false, onPress, ...props }: Props) {
  const [hasFocus, setFocus] = useState(false)

  function press(event: MouseEvent): void {
    if (isDisabled) event.preventDefault()
    else onPress?.()
  }

  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled && !hasFocus}
      {...(isDisabled && { 'aria-disabled': true })}
      className={styles[look]}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={press}
    />
  )
}
