import type { Rect } from '../geometry/index.ts'

/** The part of a slot's photo that is visible on the front of the sheet, in shares of the photo's box. */
export interface SeenPart {
  /** Contains everything visible. */
  readonly window: Rect
  /** The cells of the box that are wholly visible, if the window is not. */
  readonly cells?: SeenCells
}

export interface SeenCells {
  readonly columns: number
  readonly rows: number
  /** The number of visible cells above and to the left of each corner; corners by row, one more than cells. */
  readonly counts: Int32Array
}

export const ALL_SEEN: SeenPart = { window: { x: 0, y: 0, width: 1, height: 1 } }

export function seenCells(columns: number, rows: number, isSeen: (column: number, row: number) => boolean): SeenCells {
  const across = columns + 1
  const counts = new Int32Array(across * (rows + 1))
  for (let row = 0; row < rows; row++) {
    for (let column = 0, inRow = 0; column < columns; column++) {
      if (isSeen(column, row)) inRow += 1
      counts[(row + 1) * across + column + 1] = (counts[row * across + column + 1] ?? 0) + inRow
    }
  }
  return { columns, rows, counts }
}

/** The visible share of the photo's box. */
export function seenShare({ window, cells }: SeenPart): number {
  if (!cells) return window.width * window.height
  return (cells.counts.at(-1) ?? 0) / (cells.columns * cells.rows)
}

/** Tolerance for boxes that just fit but are rounded. */
const HAIR = 1e-5

/** Whether a box, in shares of the photo's box, is wholly visible. */
export function isSeenWhole({ window, cells }: SeenPart, box: Rect): boolean {
  const isInside =
    box.x >= window.x - HAIR &&
    box.y >= window.y - HAIR &&
    box.x + box.width <= window.x + window.width + HAIR &&
    box.y + box.height <= window.y + window.height + HAIR
  return isInside && (!cells || seenInBox(cells, box) === 1)
}

/** The tolerance for cell edges, counted in cells: photos are placed in steps of a millionth. */
const HAIR_OF_CELL = 1e-3

/** The visible share of the cells that a box, in shares of the photo's box, touches. */
export function seenInBox({ columns, rows, counts }: SeenCells, { x, y, width, height }: Rect): number {
  const left = Math.max(0, Math.floor(x * columns + HAIR_OF_CELL))
  const top = Math.max(0, Math.floor(y * rows + HAIR_OF_CELL))
  const right = Math.min(columns, Math.max(left + 1, Math.ceil((x + width) * columns - HAIR_OF_CELL)))
  const bottom = Math.min(rows, Math.max(top + 1, Math.ceil((y + height) * rows - HAIR_OF_CELL)))
  const [above, below] = [top * (columns + 1), bottom * (columns + 1)]
  const upTo = (counts[below + right] ?? 0) - (counts[below + left] ?? 0)
  const seen = upTo - (counts[above + right] ?? 0) + (counts[above + left] ?? 0)
  return seen / ((right - left) * (bottom - top))
}
