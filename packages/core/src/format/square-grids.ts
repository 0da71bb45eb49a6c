import type { Format } from './format.ts'

export interface SquareGrid {
  readonly columns: number
  readonly rows: number
}

const LEAST_ROWS = 2
const MOST_ROWS = 19
/** A single column would have no room for a large cell of two by two. */
const LEAST_COLUMNS = 2
const LEAST_CELL_CM = 5
const CELLS_BELOW = 144
/** The largest square stops at ten by ten; one more would look fussy. */
const LARGEST_SQUARE = { side: 100, mostRows: 10 }

/** Every way to divide a bare format into square cells, the largest cells first. */
export function squareGrids(format: Format): readonly SquareGrid[] {
  const isLargestSquare = format.width === LARGEST_SQUARE.side && format.height === LARGEST_SQUARE.side
  const mostRows = isLargestSquare ? LARGEST_SQUARE.mostRows : MOST_ROWS
  const grids: SquareGrid[] = []
  for (let rows = LEAST_ROWS; rows <= mostRows; rows++) {
    // Whole numbers times rows divide exactly, since sizes come in half centimetres.
    const columns = (format.width * rows) / format.height
    const isWhole = Number.isInteger(columns)
    const isRoomy = format.height >= LEAST_CELL_CM * rows
    if (isWhole && isRoomy && columns >= LEAST_COLUMNS && columns * rows < CELLS_BELOW) grids.push({ columns, rows })
  }
  return grids
}
