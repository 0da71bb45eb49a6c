import { type Format, formatId, type SquareGrid } from '../../format/index.ts'

export type CellGrid = SquareGrid

const FEWEST_ROWS = 2
const MOST_ROWS = 19
/** A large photo is two cells wide. */
const FEWEST_COLUMNS = 2
const LEAST_CELL_CM = 5
const CELLS_BELOW = 144
const NOISE = 1e-9
/** Formats with a limit of their own. */
const MOST_CELLS_OF: Readonly<Record<string, number>> = { '100x100': 100 }

function isAllowed(format: Format, columns: number, rows: number): boolean {
  const cells = columns * rows
  return (
    columns >= FEWEST_COLUMNS &&
    rows >= FEWEST_ROWS &&
    rows <= MOST_ROWS &&
    cells < CELLS_BELOW &&
    cells <= (MOST_CELLS_OF[formatId(format)] ?? CELLS_BELOW) &&
    format.width / columns >= LEAST_CELL_CM - NOISE &&
    format.height / rows >= LEAST_CELL_CM - NOISE
  )
}

const WELL_FILLED = 12

/** The grid whose cells come nearest to squares, for formats without square ones. Every format from 20x20 has one. */
export function nearlySquareGrid(format: Format): CellGrid {
  let best: CellGrid = { columns: FEWEST_COLUMNS, rows: FEWEST_ROWS }
  let bestCost = Number.POSITIVE_INFINITY
  for (let rows = FEWEST_ROWS; rows <= MOST_ROWS; rows++) {
    const exact = (format.width * rows) / format.height
    for (const columns of [Math.floor(exact), Math.ceil(exact)]) {
      if (!isAllowed(format, columns, rows)) continue
      // Very few cells leave nothing to arrange beside a large one.
      const scarcity = Math.max(0, WELL_FILLED - columns * rows) / WELL_FILLED
      const cost = Math.abs(Math.log(exact / columns)) + 0.2 * scarcity
      if (cost < bestCost - NOISE) {
        best = { columns, rows }
        bestCost = cost
      }
    }
  }
  return best
}
