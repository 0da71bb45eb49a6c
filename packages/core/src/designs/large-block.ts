import type { Format } from '../format/index.ts'
import { type CellBlock, cellBlocks } from './even-grid.ts'

const LEAST_SHARE = 0.4
const MOST_SHARE = 0.6

/**
 * The block of cells one large photo takes: about half the area, centred where the counts let it, with small photos on as
 * many sides as there is room. At least 2x2 cells, and at least one small photo is left, as far as the counts go.
 */
export function largeBlock(columns: number, rows: number, format: Format): CellBlock {
  let best: CellBlock = { column: 0, row: 0, columns: 1, rows: 1 }
  let least = Number.POSITIVE_INFINITY
  for (let across = leastSpan(columns); across <= columns; across++) {
    for (let down = leastSpan(rows); down <= rows; down++) {
      const cost = costOf(across, down, columns, rows, format)
      if (cost >= least) continue
      least = cost
      best = {
        column: Math.floor((columns - across) / 2),
        row: Math.floor((rows - down) / 2),
        columns: across,
        rows: down,
      }
    }
  }
  return best
}

/** Two cells, but never all there are. */
const leastSpan = (count: number) => (count > 2 ? 2 : 1)

function costOf(across: number, down: number, columns: number, rows: number, format: Format): number {
  const share = (across * down) / (columns * rows)
  const isWhole = share === 1 && columns * rows > 1
  const offShare = Math.max(0, Math.log(LEAST_SHARE / share), Math.log(share / MOST_SHARE))
  const free = [columns - across, rows - down]
  const bareSides = free.reduce((sum, left) => sum + (left === 0 ? 1.3 : left === 1 ? 0.45 : 0), 0)
  const offCentre = free.filter((left) => left % 2 === 1).length
  // Of the bare format, not of the photo area, so that text and margin never change the number of photos.
  const ratio = Math.abs(Math.log((across * format.width * rows) / (down * format.height * columns)))
  return (isWhole ? 100 : 0) + 5 * offShare + bareSides + 0.3 * offCentre + 0.7 * Math.max(0, ratio - 0.4)
}

/** All cells of the grid in reading order, the large block among them. */
export function blocksAroundLarge(columns: number, rows: number, format: Format): CellBlock[] {
  return cellBlocks(columns, rows, largeBlock(columns, rows, format))
}
