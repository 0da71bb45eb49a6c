import type { Format } from '../../format/index.ts'
import type { CellGrid } from './nearly-square-grid.ts'
import type { Parts } from './parts.ts'

/** Cells merged into one: column, row, columns, rows. */
export type Block = readonly [column: number, row: number, columns: number, rows: number]

/** Whether large blocks may share an edge. */
export type Company = 'apart' | 'together'

/**
 * Takes the blocks in turn, leaving out those that overlap or leave the grid and, if `apart`, those that touch a large
 * one.
 */
export function placed(blocks: readonly Block[], { columns, rows }: CellGrid, company: Company): Block[] {
  const taken = new Uint8Array(columns * rows)
  const isTaken = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && taken[row * columns + column] === 1
  const isFree = ([column, row, wide, high]: Block) => {
    if (wide < 1 || high < 1 || wide * high < 2) return false
    if (column < 0 || row < 0 || column + wide > columns || row + high > rows) return false
    if (wide === columns && high === rows) return false
    const reach = company === 'apart' ? 1 : 0
    for (let y = row - reach; y < row + high + reach; y++) {
      for (let x = column - reach; x < column + wide + reach; x++) {
        const isCorner = (x < column || x >= column + wide) && (y < row || y >= row + high)
        if (!isCorner && isTaken(x, y)) return false
      }
    }
    return true
  }
  const kept: Block[] = []
  for (const block of blocks) {
    if (!isFree(block)) continue
    kept.push(block)
    const [column, row, wide, high] = block
    for (let y = row; y < row + high; y++) taken.fill(1, y * columns + column, y * columns + column + wide)
  }
  return kept
}

/** Blocks and, for every cell none of them covers, a part of one cell. */
export function gridParts(blocks: readonly Block[], { columns, rows }: CellGrid, format: Format): Parts {
  const width = format.width / columns
  const height = format.height / rows
  const covered = new Uint8Array(columns * rows)
  const parts: number[] = []
  for (const [column, row, wide, high] of blocks) {
    parts.push(column * width, row * height, wide * width, high * height)
    for (let y = row; y < row + high; y++) covered.fill(1, y * columns + column, y * columns + column + wide)
  }
  covered.forEach((isCovered, cell) => {
    if (!isCovered) parts.push((cell % columns) * width, Math.floor(cell / columns) * height, width, height)
  })
  return parts
}
