import type { Format } from '../format/index.ts'
import { type CellBlock, cellBlocks } from './even-grid.ts'

const LEAST_SHARE = 0.4
const MOST_SHARE = 0.6

/**
 * The block of cells one large photo takes: exactly in the middle, with small photos on two opposite sides at least,
 * wherever the counts have room for such a block of two by two cells; else two by two in the top left corner, or what
 * there is of it.
 */
export function largeBlock(columns: number, rows: number, format: Format): CellBlock {
  let best = cornerBlock(columns, rows)
  let least = Number.POSITIVE_INFINITY
  for (let across = sameParity(columns); across <= columns; across += 2) {
    for (let down = sameParity(rows); down <= rows; down += 2) {
      if (across === columns && down === rows) continue
      const cost = costOf(across, down, columns, rows, format)
      if (cost >= least) continue
      least = cost
      best = { column: (columns - across) / 2, row: (rows - down) / 2, columns: across, rows: down }
    }
  }
  return best
}

/** The least span of two cells or more that can stand in the middle of `count`; in a strip it is one cell. */
const sameParity = (count: number) => (count === 1 ? 1 : 2 + (count % 2))

/** Two by two cells, but never the whole grid. */
function cornerBlock(columns: number, rows: number): CellBlock {
  const across = Math.min(2, columns)
  const down = Math.min(2, rows)
  const isWhole = across === columns && down === rows
  const block = { column: 0, row: 0, columns: across, rows: down }
  if (!isWhole) return block
  return down > 1 ? { ...block, rows: 1 } : { ...block, columns: 1 }
}

function costOf(across: number, down: number, columns: number, rows: number, format: Format): number {
  const share = (across * down) / (columns * rows)
  const offShare = Math.max(0, Math.log(LEAST_SHARE / share), Math.log(share / MOST_SHARE))
  // A whole ring of small photos is worth having even if the large one gets rather small.
  const bareSides = (across === columns ? 1 : 0) + (down === rows ? 1 : 0)
  // Computed from the bare format, so that text and margin never change the number of photos.
  const ratio = Math.abs(Math.log((across * format.width * rows) / (down * format.height * columns)))
  return 5 * offShare + 3 * bareSides + 0.7 * Math.max(0, ratio - 0.4)
}

/** All cells of the grid in reading order, the large block among them. */
export function blocksAroundLarge(columns: number, rows: number, format: Format): CellBlock[] {
  return cellBlocks(columns, rows, largeBlock(columns, rows, format))
}
