import { type Format, GRID_LIMITS, isGridAllowed, type SquareGrid } from '../../format/index.ts'

export type CellGrid = SquareGrid

const WELL_FILLED = 12
const NOISE = 1e-9

/** The grid whose cells come nearest to squares, for formats without square ones. Every format from 20x20 has one. */
export function nearlySquareGrid(format: Format): CellGrid {
  const { leastColumns, leastRows, mostRows } = GRID_LIMITS
  let best: CellGrid = { columns: leastColumns, rows: leastRows }
  let bestCost = Number.POSITIVE_INFINITY
  for (let rows = leastRows; rows <= mostRows; rows++) {
    const exact = (format.width * rows) / format.height
    for (const columns of [Math.floor(exact), Math.ceil(exact)]) {
      if (!isGridAllowed(format, { columns, rows })) continue
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
