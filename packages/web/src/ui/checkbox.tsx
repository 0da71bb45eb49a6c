import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import styles from './checkbox.module.css'
import { Icon } from './icon.tsx'

interface Props {
  readonly isSelected: boolean
  readonly onChange: (selected: boolean) => void
  readonly isDisabled?: boolean
  /** The id of what says more about it. */
  readonly describedBy?: string
  readonly children: ReactNode
}

export function Checkbox({ children, describedBy, ...props }: Props) {
  return (
    <AriaCheckbox
      {...props}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      className={styles.checkbox ?? ''}
    >
      <span className={styles.box}>
        <Icon name="check" size={16} />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
