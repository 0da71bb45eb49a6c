import type { ComponentProps, ReactNode } from 'react'
import styles from './fold.module.css'
import { Icon } from './icon.tsx'

interface Props extends ComponentProps<'details'> {
  /** The line that is always visible. */
  readonly line: ReactNode
}

/** A line with more behind it, and an arrow that says so. */
export function Fold({ line, children, ...props }: Props) {
  return (
    <details {...props}>
      <summary className={styles.line}>
        {line}
        <Icon name="chevronDown" size={18} />
      </summary>
      {children}
    </details>
  )
}
