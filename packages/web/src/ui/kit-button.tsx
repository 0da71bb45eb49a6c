import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'

interface Props extends Omit<ButtonProps, 'className' | 'style'> {
  readonly look?: ButtonLook
}

/** For what the kit has to know of: it opens a menu, has a tip, or does something for as long as it is held. */
export function KitButton({ look = 'secondary', ...props }: Props) {
  return <AriaButton {...props} className={styles[look] ?? ''} />
}
