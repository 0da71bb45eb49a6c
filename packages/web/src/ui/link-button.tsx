import type { ComponentProps } from 'react'
import styles from './link-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick' | 'disabled' | 'type'> {
  readonly onPress: () => void
}

/** A button that looks like a link in a line of text. */
export function LinkButton({ onPress, ...props }: Props) {
  return <button {...props} type="button" className={styles.linkButton} onClick={() => onPress()} />
}
