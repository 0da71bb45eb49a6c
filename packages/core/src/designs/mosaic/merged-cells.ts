import { IDEAS } from './ideas.ts'
import type { Idea, MosaicGrid } from './merge-idea.ts'
import { type Block, placed } from './merged-grid.ts'

/** Only on grids of up to this many cells do two ideas lead to the same arrangement. */
const SMALL_GRID = 49

/** From three by three cells on, every idea leads to an arrangement of its own. */
const ROOMY = 3

/** How many letters a grid offers. A single cell offers itself. */
export function letterCount(grid: MosaicGrid): number {
  const isRoomy = Math.min(grid.columns, grid.rows) >= ROOMY || pairCount(grid) >= IDEAS.length
  return isRoomy ? IDEAS.length : Math.max(1, mergings(grid).length)
}

/** How many single pairs there are to fall back on. */
function pairCount({ columns, rows }: MosaicGrid): number {
  return (columns - 1) * rows + rows - 1
}

export function mergedCells(grid: MosaicGrid, letter: number): readonly Block[] {
  const isLarge = grid.columns * grid.rows > SMALL_GRID
  return isLarge ? blocksOf(IDEAS[letter] as Idea, grid) : (mergings(grid, letter)[letter] ?? [])
}

// A cache of one entry: the letters of one grid are tried one after the other. Its content depends on the grid alone,
// so that a miss costs time and changes nothing.
let known: { readonly grid: MosaicGrid; readonly offers: Iterator<Block[]>; readonly offered: Block[][] } | undefined

/** The mergings a small grid offers, as far as a letter. */
function mergings(grid: MosaicGrid, last = IDEAS.length): readonly Block[][] {
  if (!known || !isSame(known.grid, grid)) known = { grid, offers: offersOf(grid), offered: [] }
  const { offers, offered } = known
  while (offered.length <= last) {
    const next = offers.next()
    if (next.done) break
    offered.push(next.value)
  }
  return offered
}

function isSame(one: MosaicGrid, other: MosaicGrid): boolean {
  return one.columns === other.columns && one.rows === other.rows && one.ratio === other.ratio
}

/**
 * Two ideas may give the same merging: the later one is then mirrored or reduced, and left out if it still gives
 * nothing new.
 */
function* offersOf(grid: MosaicGrid): Generator<Block[]> {
  const seen = new Set<string>([written([])])
  for (const [index, idea] of IDEAS.entries()) {
    const blocks = firstUnseen(idea, index, grid, seen)
    if (!blocks) continue
    seen.add(written(blocks))
    yield blocks
  }
}

function blocksOf(idea: Idea, grid: MosaicGrid): Block[] {
  const { blocks, company } = idea(grid)
  return placed(blocks, grid, company)
}

function firstUnseen(idea: Idea, index: number, grid: MosaicGrid, seen: ReadonlySet<string>): Block[] | undefined {
  for (const variant of variantsOf(blocksOf(idea, grid), index, grid)) {
    if (!seen.has(written(variant))) return variant
  }
  return undefined
}

function* variantsOf(blocks: readonly Block[], index: number, grid: MosaicGrid): Generator<Block[]> {
  yield [...blocks]
  const across = blocks.map(([column, row, wide, high]): Block => [grid.columns - column - wide, row, wide, high])
  yield across
  for (const each of [blocks, across]) {
    yield each.map(([column, row, wide, high]): Block => [column, grid.rows - row - high, wide, high])
  }
  for (const left of blocks.keys()) yield blocks.toSpliced(left, 1)
  yield* pairs(index, grid)
}

/** A single pair of cells, at another place for each letter: what is left on a grid too small for the idea. */
function* pairs(index: number, grid: MosaicGrid): Generator<Block[]> {
  const cells = grid.columns * grid.rows
  for (let step = 0; step < cells; step++) {
    const cell = (index + step) % cells
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)]
    const lying: Block = [column, row, 2, 1]
    const standing: Block = [column, row, 1, 2]
    yield placed([lying, standing], grid, 'apart')
  }
}

/** Blocks as a word that is the same for the same merging, in whatever order it was found. */
function written(blocks: readonly Block[]): string {
  const words = blocks.map(([column, row, wide, high]) => ((row * 16 + column) * 16 + wide) * 16 + high)
  return words.toSorted((a, b) => a - b).join()
}
