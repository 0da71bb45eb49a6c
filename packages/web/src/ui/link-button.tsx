import { Button, type ButtonProps } from 'react-aria-components/Button'
import styles from './link-button.module.css'

/** Something to do here that reads like a link in a line of text. */
export function LinkButton(props: Omit<ButtonProps, 'className' | 'style'>) {
  return <Button {...props} className={styles.linkButton ?? ''} />
}
