import field from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './plain-select.module.css'

interface Props<Id extends string> {
  readonly label: string
  readonly choices: readonly { readonly id: Id; readonly label: string }[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
}

/** The browser's own list beside its label: a phone shows it in its familiar way. */
export function PlainSelect<Id extends string>({ label, choices, selected, onSelect }: Props<Id>) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <span className={styles.choice}>
        <select
          className={`${field.input} ${styles.list}`}
          value={selected}
          onChange={(event) => {
            const chosen = choices.find(({ id }) => id === event.currentTarget.value)
            if (chosen) onSelect(chosen.id)
          }}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </span>
    </label>
  )
}
