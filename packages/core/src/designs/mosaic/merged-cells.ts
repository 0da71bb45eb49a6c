import { type Board, IDEAS, type Idea } from './merge-ideas.ts'
import { type Block, placed } from './merged-grid.ts'

/** Only boards up to this size make two ideas come to the same. */
const SMALL_BOARD = 49

/**
 * The blocks an idea merges on this board. On small boards two ideas may come to the same: the later letter is then
 * mirrored or lessened, so that as many letters as possible stay different.
 */
export function mergedCells(board: Board, letter: number): Block[] {
  if (board.columns * board.rows > SMALL_BOARD) return blocksOf(IDEAS[letter] as Idea, board)
  const seen = new Set<string>()
  let blocks: Block[] = []
  for (const [index, idea] of IDEAS.entries()) {
    if (index > letter) break
    blocks = firstUnseen(idea, index, board, seen)
    seen.add(written(blocks))
  }
  return blocks
}

function blocksOf(idea: Idea, board: Board): Block[] {
  const { blocks, company } = idea(board)
  return placed(blocks, board, company)
}

function firstUnseen(idea: Idea, index: number, board: Board, seen: ReadonlySet<string>): Block[] {
  const blocks = blocksOf(idea, board)
  for (const variant of variantsOf(blocks, index, board)) {
    if (variant.length > 0 && !seen.has(written(variant))) return variant
  }
  return blocks
}

function* variantsOf(blocks: readonly Block[], index: number, board: Board): Generator<Block[]> {
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
function* pairs(index: number, board: Board): Generator<Block[]> {
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
