import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'icon'

interface Props extends Omit<ButtonProps, 'className' | 'style'> {
  readonly look?: ButtonLook
}

export function Button({ look = 'secondary', ...props }: Props) {
  return <AriaButton {...props} className={styles[look] ?? ''} />
}
