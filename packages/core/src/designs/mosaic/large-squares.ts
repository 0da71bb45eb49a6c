import { range } from './merge-idea.ts'
import { type Block, placed } from './merged-grid.ts'
import type { CellGrid } from './nearly-square-grid.ts'

const SIZE = 2
const square = (column: number, row: number): Block => [column, row, SIZE, SIZE]
const spread = (count: number, length: number) =>
  range(count).map((index) =>
    count === 1 ? Math.floor((length - SIZE) / 2) : Math.round((index * (length - SIZE)) / (count - 1)),
  )

/** Large squares a knight's move apart, so that no two line up: the slant that leaves room for most of them. */
function woven(grid: CellGrid): Block[] {
  let best: Block[] = []
  let bestCost = Number.POSITIVE_INFINITY
  for (let shift = 0; shift < 10; shift++) {
    const blocks: Block[] = []
    let lean = 0
    for (let row = 0; row + SIZE <= grid.rows; row++) {
      for (let column = 0; column + SIZE <= grid.columns; column++) {
        // The points (3, 1) and (-1, 3) span a lattice on which column - 3 * row is a multiple of ten.
        if ((column - 3 * row + shift + 10 * grid.rows) % 10 !== 0) continue
        blocks.push(square(column, row))
        lean += column + row + SIZE - (grid.columns + grid.rows) / 2
      }
    }
    const cost = Math.abs(lean) / (grid.columns + grid.rows) - 2 * blocks.length
    if (cost < bestCost) {
      best = blocks
      bestCost = cost
    }
  }
  return best
}

/** Where windows start when a small cell at least stands between two of them. */
const windowStarts = (length: number) => spread(Math.max(1, Math.floor((length + 1) / 3)), length)

function windows({ columns, rows }: CellGrid): Block[] {
  return windowStarts(rows).flatMap((row) => windowStarts(columns).map((column) => square(column, row)))
}

/** From this many cells, four corners or one diagonal are lost among the small ones. */
const MANY_CELLS = 48

/** A diagonal of large squares, or on a fine grid a stripe of them every third step. */
function diagonal({ columns, rows }: CellGrid): Block[] {
  if (columns * rows >= MANY_CELLS) {
    return range(Math.floor(rows / SIZE)).flatMap((y) =>
      range(Math.floor(columns / SIZE))
        .filter((x) => (x + 2 * y) % 3 === 0)
        .map((x) => square(SIZE * x + (columns % SIZE), SIZE * y)),
    )
  }
  const count = Math.floor(Math.min(columns, rows) / SIZE)
  const down = spread(count, rows)
  return spread(count, columns).map((column, index) => square(column, down[index] ?? 0))
}

function corners({ columns, rows }: CellGrid): Block[] {
  if (columns * rows >= MANY_CELLS) return []
  const [right, bottom] = [columns - SIZE, rows - SIZE]
  return [square(0, 0), square(right, bottom), square(right, 0), square(0, bottom)]
}

function checker({ columns, rows }: CellGrid): Block[] {
  return range(Math.floor(rows / SIZE)).flatMap((y) =>
    range(Math.floor(columns / SIZE))
      .filter((x) => (x + y) % 2 === 1)
      .map((x) => square(SIZE * x, SIZE * y)),
  )
}

function last({ columns, rows }: CellGrid): Block[] {
  return columns * rows < MANY_CELLS / 2 ? [square(columns - SIZE, rows - SIZE)] : []
}

const ARRANGEMENTS = [woven, diagonal, windows, corners, checker, last]

/** The different ways of setting large squares into a grid, at most `most`; every one has at least one. */
export function largeSquares(grid: CellGrid, most: number): Block[][] {
  const found = new Map<string, Block[]>()
  for (const arrange of ARRANGEMENTS) {
    if (found.size === most) break
    const blocks = placed(arrange(grid), grid, 'apart')
    const name = blocks.map(String).toSorted().join(';')
    if (blocks.length > 0 && !found.has(name)) found.set(name, blocks)
  }
  return [...found.values()]
}
