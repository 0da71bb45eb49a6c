import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

interface Fact {
  readonly label: string
  /** Empty: it is not said. */
  readonly value: string
  /** Stands below it. */
  readonly more?: ReactNode
  /** What the others come to: it weighs more. */
  readonly isSum?: boolean
}

/** What is known of a thing, one fact a line. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, more, isSum }) => (
          <div key={label} className={isSum ? styles.sum : styles.fact}>
            <dt>{label}</dt>
            <dd>
              {value}
              {more}
            </dd>
          </div>
        ))}
    </dl>
  )
}
