import type { CardSide } from './drawn-over.ts'
import { type CellBlock, holdsCell } from './even-grid.ts'
import { rimPairs, standsOut } from './pile-rim.ts'

/** The large card of a pile. */
export interface Hero {
  /** The index of its block. */
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

/** Below this difference, in cells, it does not matter which of two cards lies on top. */
const ALIKE = 0.004

/**
 * The order in which cards are thrown, the lowest first. Of two cards that meet at the pile's side, the one that stands
 * out lies on top, or the other's white rim would peek out beside it. Elsewhere every third lies over its neighbours,
 * and the large one over all.
 */
export function throwingOrder(pile: Pile, turns: readonly number[]): number[] {
  const { columns, rows, blocks, hero } = pile
  const over = blocks.map((): number[] => [])
  const wishes = rimPairs(columns, rows, blocks)
    .map(({ side, first, second }) => ({
      first,
      second,
      by: standsOut(side, [turns[first] ?? 0, turns[second] ?? 0], 1),
    }))
    .filter(({ first, second, by }) => Math.abs(by) > ALIKE && first !== hero?.index && second !== hero?.index)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
  for (const { first, second, by } of wishes) {
    const [upper, lower] = by > 0 ? [first, second] : [second, first]
    // The strongest wishes come first; one that would close a ring is left out.
    if (!liesOver(over, lower, upper)) over[upper]?.push(lower)
  }
  const left = blocks.map((_, index) => index).toSorted((a, b) => heightOf(pile, a) - heightOf(pile, b) || a - b)
  const order: number[] = []
  while (left.length > 0) {
    const next = left.findIndex((index) => over[index]?.every((under) => order.includes(under)))
    order.push(...left.splice(Math.max(0, next), 1))
  }
  return order
}

function liesOver(over: readonly (readonly number[])[], upper: number, lower: number): boolean {
  return over[upper]?.some((under) => under === lower || liesOver(over, under, lower)) ?? false
}

function heightOf({ blocks, hero }: Pile, index: number): number {
  const block = blocks[index]
  if (index === hero?.index) return 2
  return hero === undefined && block && isEveryThird(block) ? 1 : 0
}

/** A knight's move apart: if each lay over the one before it, they would look like shingles. */
function isEveryThird({ column, row }: CellBlock): boolean {
  return (2 * column + row) % 3 === 1
}

/**
 * The sides on which a card lies over its neighbours. The large one lies exactly in the middle, so it stays as it was
 * thrown.
 */
export function sidesOver({ blocks, hero }: Pile, index: number, rankOf: (index: number) => number): CardSide[] {
  const block = blocks[index]
  if (!block || index === hero?.index) return []
  const besides: readonly (readonly [CardSide, number, number])[] = [
    ['top', 0, -1],
    ['left', -1, 0],
    ['right', 1, 0],
    ['bottom', 0, 1],
  ]
  return besides.flatMap(([side, across, down]) => {
    const other = blocks.findIndex((each) => holdsCell(each, block.column + across, block.row + down))
    return other >= 0 && rankOf(other) < rankOf(index) ? [side] : []
  })
}

/** Whether a card on a single cell lies over all its neighbours, and has any. */
export function liesOverAll(blocks: readonly CellBlock[], cards: readonly { rank?: number }[], index: number): boolean {
  const block = blocks[index]
  const rankOf = (at: number) => cards[at]?.rank ?? 0
  const besides = blocks.flatMap((other, at) =>
    block && Math.abs(other.column - block.column) + Math.abs(other.row - block.row) === 1 ? [at] : [],
  )
  return besides.length > 0 && besides.every((at) => rankOf(at) < rankOf(index))
}
