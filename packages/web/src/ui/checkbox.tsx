import type { ReactNode } from 'react'
import styles from './checkbox.module.css'
import { Icon } from './icon.tsx'
import spoken from './spoken.module.css'

interface Props {
  readonly isSelected: boolean
  readonly onChange: (selected: boolean) => void
  readonly isDisabled?: boolean
  /** Whether it must be ticked and is not. */
  readonly isMissing?: boolean
  /** The id of its description. */
  readonly describedBy?: string
  readonly children: ReactNode
}

export function Checkbox({ isSelected, onChange, isDisabled, isMissing, describedBy, children }: Props) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        className={spoken.spoken}
        checked={isSelected}
        disabled={isDisabled}
        aria-invalid={isMissing}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.box}>
        <Icon name="check" size={16} />
      </span>
      <span>{children}</span>
    </label>
  )
}
