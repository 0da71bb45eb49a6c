import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import styles from './button.module.css'
import type { ButtonLook } from './button.tsx'

interface Props extends Omit<ButtonProps, 'className' | 'style'> {
  readonly look?: ButtonLook
}

/** For buttons the kit must know: those that open a menu, have a tip, or act while held. */
export function KitButton({ look = 'secondary', ...props }: Props) {
  return <AriaButton {...props} className={styles[look] ?? ''} />
}
