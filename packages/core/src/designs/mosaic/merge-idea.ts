import type { Block, Company } from './merged-grid.ts'
import type { CellGrid } from './nearly-square-grid.ts'

/** A grid of cells, and how wide a cell is to its height. */
export interface MosaicGrid extends CellGrid {
  readonly ratio: number
}

interface Merging {
  readonly blocks: readonly Block[]
  readonly company: Company
}

/** One way of merging cells that can be named in a word. Blocks that do not fit the grid are left out afterwards. */
export type Idea = (grid: MosaicGrid) => Merging

/** A photo longer than this to its width is none anybody likes. */
export const LONGEST_RATIO = 2.35
export const apart = (blocks: readonly Block[]): Merging => ({ blocks, company: 'apart' })
export const together = (blocks: readonly Block[]): Merging => ({ blocks, company: 'together' })
export function range(length: number): number[] {
  const numbers: number[] = []
  for (let each = 0; each < length; each++) numbers.push(each)
  return numbers
}

/** Where `count` blocks of `size` start when spread over `length` cells, the first and last at the ends. */
export function spread(count: number, size: number, length: number): number[] {
  if (count === 1) return [Math.floor((length - size) / 2)]
  return range(count).map((index) => Math.round((index * (length - size)) / (count - 1)))
}

/** The idea with columns and rows exchanged. */
export function turnedIdea(idea: Idea): Idea {
  return ({ columns, rows, ratio }) => {
    const { blocks, company } = idea({ columns: rows, rows: columns, ratio: 1 / ratio })
    return { blocks: blocks.map(([column, row, wide, high]) => [row, column, high, wide]), company }
  }
}

/** An idea of blocks `1x2` or `2x1`: lying, unless that makes the photos too long. */
export function lying(idea: Idea): Idea {
  return (grid) =>
    (2 * grid.ratio > LONGEST_RATIO && grid.rows > 1) || grid.columns < 2 ? turnedIdea(idea)(grid) : idea(grid)
}

export function standing(idea: Idea): Idea {
  const lyingIdea = lying(idea)
  return (grid) => turnedIdea(lyingIdea)(grid)
}
