import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** A sum is what the others come to and weighs more; what is open has still to be chosen. */
type FactKind = 'fact' | 'open' | 'sum'

interface Fact {
  readonly label: string
  /** Empty: it is not said. */
  readonly value: string
  /** Stands below it. */
  readonly more?: ReactNode
  readonly kind?: FactKind
}

export type Facts = readonly Fact[]

/** What is known of a thing, one fact a line. */
export function FactList({ facts }: { readonly facts: Facts }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, more, kind = 'fact' }) => (
          <div key={label} className={styles[kind]}>
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
