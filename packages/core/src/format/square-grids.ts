import type { Format } from './format.ts'

export interface SquareGrid {
  readonly columns: number
  readonly rows: number
}

/** A single column would have no room for a large cell of two by two. */
export const GRID_LIMITS = { leastColumns: 2, leastRows: 2, mostRows: 19 }
const LEAST_CELL_CM = 5
const CELLS_BELOW = 144
/** The largest square stops at ten by ten; one more would look fussy. */
const LARGEST_SQUARE = { side: 100, mostCells: 100 }
const NOISE = 1e-9

/** Whether a sheet may be divided into so many cells, square or nearly so. */
export function isGridAllowed({ width, height }: Format, { columns, rows }: SquareGrid): boolean {
  const { leastColumns, leastRows, mostRows } = GRID_LIMITS
  const isLargestSquare = width === LARGEST_SQUARE.side && height === LARGEST_SQUARE.side
  const cells = columns * rows
  return (
    columns >= leastColumns &&
    rows >= leastRows &&
    rows <= mostRows &&
    cells < CELLS_BELOW &&
    (!isLargestSquare || cells <= LARGEST_SQUARE.mostCells) &&
    width / columns >= LEAST_CELL_CM - NOISE &&
    height / rows >= LEAST_CELL_CM - NOISE
  )
}

/** Every way to divide a bare format into square cells, the largest cells first. */
export function squareGrids(format: Format): readonly SquareGrid[] {
  const grids: SquareGrid[] = []
  for (let rows = GRID_LIMITS.leastRows; rows <= GRID_LIMITS.mostRows; rows++) {
    // Whole numbers times rows divide exactly, since sizes come in half centimetres.
    const grid = { columns: (format.width * rows) / format.height, rows }
    if (Number.isInteger(grid.columns) && isGridAllowed(format, grid)) grids.push(grid)
  }
  return grids
}
