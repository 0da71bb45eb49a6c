import type { Idea, MosaicGrid } from './merge-idea.ts'
import { IDEAS } from './merge-ideas.ts'
import { type Block, placed } from './merged-grid.ts'

/** Only on boards of up to this many cells do two ideas lead to the same arrangement. */
const SMALL_BOARD = 49

/** From three by three cells on, every idea leads to an arrangement of its own. */
const ROOMY = 3

/** How many letters a board offers. A single cell offers itself. */
export function letterCount(board: MosaicGrid): number {
  const isRoomy = Math.min(board.columns, board.rows) >= ROOMY || pairCount(board) >= IDEAS.length
  return isRoomy ? IDEAS.length : Math.max(1, mergings(board).length)
}

/** How many single pairs there are to fall back on. */
function pairCount({ columns, rows }: MosaicGrid): number {
  return (columns - 1) * rows + rows - 1
}

export function mergedCells(board: MosaicGrid, letter: number): readonly Block[] {
  const isLarge = board.columns * board.rows > SMALL_BOARD
  return isLarge ? blocksOf(IDEAS[letter] as Idea, board) : (mergings(board, letter)[letter] ?? [])
}

// A cache of one entry: the letters of one board are tried one after the other. Its content depends on the board alone,
// so that a miss costs time and changes nothing.
let known: { readonly board: MosaicGrid; readonly offers: Iterator<Block[]>; readonly offered: Block[][] } | undefined

/** The mergings a small board offers, as far as a letter. */
function mergings(board: MosaicGrid, last = IDEAS.length): readonly Block[][] {
  if (!known || !isSame(known.board, board)) known = { board, offers: offersOf(board), offered: [] }
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
function* offersOf(board: MosaicGrid): Generator<Block[]> {
  const seen = new Set<string>([written([])])
  for (const [index, idea] of IDEAS.entries()) {
    const blocks = firstUnseen(idea, index, board, seen)
    if (!blocks) continue
    seen.add(written(blocks))
    yield blocks
  }
}

function blocksOf(idea: Idea, board: MosaicGrid): Block[] {
  const { blocks, company } = idea(board)
  return placed(blocks, board, company)
}

function firstUnseen(idea: Idea, index: number, board: MosaicGrid, seen: ReadonlySet<string>): Block[] | undefined {
  for (const variant of variantsOf(blocksOf(idea, board), index, board)) {
    if (!seen.has(written(variant))) return variant
  }
  return undefined
}

function* variantsOf(blocks: readonly Block[], index: number, board: MosaicGrid): Generator<Block[]> {
  yield [...blocks]
  const across = blocks.map(([column, row, wide, high]): Block => [board.columns - column - wide, row, wide, high])
  yield across
  for (const each of [blocks, across]) {
    yield each.map(([column, row, wide, high]): Block => [column, board.rows - row - high, wide, high])
  }
  for (const left of blocks.keys()) yield blocks.toSpliced(left, 1)
  yield* pairs(index, board)
}

/** A single pair of cells, at another place for each letter: what is left on a board too small for the idea. */
function* pairs(index: number, board: MosaicGrid): Generator<Block[]> {
  const cells = board.columns * board.rows
  for (let step = 0; step < cells; step++) {
    const cell = (index + step) % cells
    const [column, row] = [cell % board.columns, Math.floor(cell / board.columns)]
    const lying: Block = [column, row, 2, 1]
    const standing: Block = [column, row, 1, 2]
    yield placed([lying, standing], board, 'apart')
  }
}

/** Blocks as a word that is the same for the same merging, in whatever order it was found. */
function written(blocks: readonly Block[]): string {
  const words = blocks.map(([column, row, wide, high]) => ((row * 16 + column) * 16 + wide) * 16 + high)
  return words.toSorted((a, b) => a - b).join()
}
