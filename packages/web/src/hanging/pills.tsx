import { useId } from 'react'
import choice from '../ui/choice.module.css'
import styles from './pills.module.css'

interface Props<Id extends string> {
  readonly label: string
  readonly entries: readonly { readonly id: Id; readonly words: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

/** A few things side by side, one of which is chosen. */
export function Pills<Id extends string>({ label, entries, chosen, onChoose }: Props<Id>) {
  const name = useId()
  return (
    <div className={styles.pills} role="radiogroup" aria-label={label}>
      {entries.map(({ id, words }) => (
        <label key={id} className={`${choice.choice} ${styles.pill}`}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {words}
        </label>
      ))}
    </div>
  )
}
