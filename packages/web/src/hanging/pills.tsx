import { useEffect, useId, useRef } from 'react'
import choice from '../ui/choice.module.css'
import styles from './pills.module.css'

interface Props<Id extends string> {
  readonly label: string
  readonly entries: readonly { readonly id: Id; readonly words: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  /** Whether a phone has them in one line that scrolls sideways, to leave the height to what they change. */
  readonly isStrip?: boolean
}

/** A few things side by side, one of which is chosen. */
export function Pills<Id extends string>({ label, entries, chosen, onChoose, isStrip = false }: Props<Id>) {
  const name = useId()
  const line = useRef<HTMLDivElement>(null)
  // In a line that scrolls, the chosen one comes into its middle.
  useEffect(() => {
    const pill = line.current?.children[entries.findIndex(({ id }) => id === chosen)]
    if (!isStrip || !line.current || !(pill instanceof HTMLElement)) return
    line.current.scrollLeft = pill.offsetLeft - (line.current.clientWidth - pill.offsetWidth) / 2
  }, [isStrip, entries, chosen])
  return (
    <div ref={line} className={isStrip ? styles.strip : styles.pills} role="radiogroup" aria-label={label}>
      {entries.map(({ id, words }) => (
        <label key={id} className={`${choice.choice} ${styles.pill}`}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {words}
        </label>
      ))}
    </div>
  )
}
