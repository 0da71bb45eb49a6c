import type { CellBlock } from './even-grid.ts'
import type { Side } from './pile-overlap.ts'

/** The large card of a pile. */
export interface Hero {
  /** Which of the blocks it lies on. */
  readonly index: number
  /** A single cell has to be swollen to be large. */
  readonly isSwollen: boolean
}

export interface Pile {
  readonly columns: number
  readonly rows: number
  readonly blocks: readonly CellBlock[]
  readonly hero: Hero | undefined
}

/** Whether a card lies over all that are not: the large one or, where there is none, every third. */
export function isOnTop({ blocks, hero }: Pile, index: number): boolean {
  const block = blocks[index]
  return hero ? index === hero.index : block !== undefined && isEveryThird(block)
}

/** A knight's move apart: were each to lie over the one before it, they would look dealt like shingles. */
function isEveryThird({ column, row }: CellBlock): boolean {
  return (2 * column + row) % 3 === 1
}

/** The sides on which a card lies over its neighbours. The large one lies exactly in the middle, so it stays as it was thrown. */
export function sidesOver({ columns, rows, blocks, hero }: Pile, index: number): Side[] {
  const block = blocks[index]
  if (!block || index === hero?.index) return []
  const { column, row } = block
  const isTop = hero === undefined && isEveryThird(block)
  const isOver = (earlier: CellBlock) => isTop || hero !== undefined || !isEveryThird(earlier)
  const sides: readonly (readonly [Side, boolean])[] = [
    ['top', row > 0 && isOver({ ...block, row: row - 1 })],
    ['left', column > 0 && isOver({ ...block, column: column - 1 })],
    ['right', isTop && column + 1 < columns],
    ['bottom', isTop && row + 1 < rows],
  ]
  return sides.flatMap(([side, isCovered]) => (isCovered ? [side] : []))
}

/** Later ones on top of earlier ones, and those on top over all. */
export function inPaintingOrder<Each>(all: readonly Each[], pile: Pile): readonly Each[] {
  return [...all.filter((_, index) => !isOnTop(pile, index)), ...all.filter((_, index) => isOnTop(pile, index))]
}
