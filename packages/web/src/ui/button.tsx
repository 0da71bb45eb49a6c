import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'icon'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick' | 'disabled'> {
  readonly look?: ButtonLook
  readonly isDisabled?: boolean
  readonly onPress?: (() => void) | undefined
}

/** The browser's own button: the screens are full of them, and the kit's costs a hundred times as much to show. */
export function Button({ look = 'secondary', type = 'button', isDisabled, onPress, ...props }: Props) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      className={styles[look]}
      onClick={onPress && (() => onPress())}
    />
  )
}
