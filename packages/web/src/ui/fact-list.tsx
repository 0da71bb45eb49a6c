import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** A sum totals the others and is emphasised; an open fact has yet to be chosen. */
type FactKind = 'fact' | 'open' | 'sum'

interface Fact {
  readonly label: string
  /** An empty value is not shown. */
  readonly value: string
  /** Stands below the value. */
  readonly more?: ReactNode
  readonly kind?: FactKind
}

export type Facts = readonly Fact[]

/** The facts about a thing, one per line. */
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
