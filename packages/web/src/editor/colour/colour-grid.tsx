import { PALETTE, PALETTE_COLUMNS } from '@collagerie/core/colour'
import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './colour-grid.module.css'
import { gridStep } from './grid-step.ts'
import { useColourName } from './use-colour-name.ts'

interface Props {
  readonly label: string
  readonly chosen: string
  readonly onChoose: (colour: string) => void
}

const ROWS = Array.from({ length: PALETTE.length / PALETTE_COLUMNS }, (_, row) => row)

/** The palette. One colour is in the tab order; arrow keys lead to the others. */
export function ColourGrid({ label, chosen, onChoose }: Props) {
  const nameOf = useColourName()
  const grid = useRef<HTMLDivElement>(null)
  const chosenIndex = PALETTE.findIndex((colour) => colour === chosen)
  const [visited, setVisited] = useState(Math.max(0, chosenIndex))

  function onKeyDown(event: KeyboardEvent): void {
    const next = gridStep(event.key, visited, PALETTE_COLUMNS, PALETTE.length)
    if (next === undefined) return
    event.preventDefault()
    setVisited(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div ref={grid} role="grid" tabIndex={-1} aria-label={label} className={styles.grid} onKeyDown={onKeyDown}>
      {ROWS.map((row) => (
        <div key={row} role="row" tabIndex={-1} className={styles.row} style={{ ['--row' as string]: row + 1 }}>
          {PALETTE.slice(row * PALETTE_COLUMNS, (row + 1) * PALETTE_COLUMNS).map((colour, column) => {
            const index = row * PALETTE_COLUMNS + column
            return (
              <div
                key={colour}
                role="gridcell"
                tabIndex={-1}
                className={column < PALETTE_COLUMNS / 2 ? styles.cell : styles.folded}
                aria-selected={index === chosenIndex}
              >
                <button
                  type="button"
                  className={styles.colour}
                  aria-label={nameOf(colour)}
                  tabIndex={index === visited ? 0 : -1}
                  style={{ backgroundColor: colour }}
                  onFocus={() => setVisited(index)}
                  onClick={() => onChoose(colour)}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
