import { inRadians, type Rect } from '../geometry/index.ts'
import { type Card, cornersOfCard } from './card-middle.ts'
import type { CardSide } from './drawn-over.ts'
import type { CellBlock } from './even-grid.ts'
import { toHundredthMm } from './to-hundredth-mm.ts'

/**
 * How far a lower card stays behind the edge of the card over it, so that its white rim does not peek out as a sliver.
 */
const BEHIND_CM = 0.06

/** Two cards that meet at a side of the pile: the left one and the right one, or the upper and the lower. */
export interface RimPair {
  readonly side: CardSide
  readonly first: number
  readonly second: number
}

/** The pairs of cards that meet at the sides of the pile. */
export function rimPairs(columns: number, rows: number, blocks: readonly CellBlock[]): RimPair[] {
  const isAt: Record<CardSide, (block: CellBlock) => boolean> = {
    top: ({ row }) => row === 0,
    bottom: (block) => block.row + block.rows === rows,
    left: ({ column }) => column === 0,
    right: (block) => block.column + block.columns === columns,
  }
  return (['top', 'bottom', 'left', 'right'] as const).flatMap((side) => {
    // Reading order is the order along every side.
    const along = blocks.flatMap((block, index) => (isAt[side](block) ? [index] : []))
    return along.slice(1).map((second, place) => ({ side, first: along[place] ?? 0, second }))
  })
}

/**
 * How much further the first card of a pair stands out than the second at their seam, for turns in degrees and cards of
 * this length: each card touches the same line with the end that its turn swings outwards.
 */
export function standsOut(side: CardSide, [first, second]: readonly [number, number], length: number): number {
  // Turned clockwise, a card's left end rises: it stands out at the top and draws back at the bottom.
  const sign = side === 'top' || side === 'right' ? 1 : -1
  const dip = (turn: number) => Math.max(0, length * Math.sin(inRadians(turn)))
  return dip(-sign * second) - dip(sign * first)
}

/**
 * Draws lower cards in at the pile's sides by as much as they would peek out past the card over them, but never so far
 * that they leave the sides of `within`.
 */
export function withoutSlivers(
  cards: readonly Card[],
  pairs: readonly RimPair[],
  rankOf: (index: number) => number,
  within: Rect,
): Card[] {
  const drawn = [...cards]
  const ordered = pairs
    .map(({ side, first, second }) =>
      rankOf(first) > rankOf(second) ? { side, over: first, under: second } : { side, over: second, under: first },
    )
    .toSorted((a, b) => rankOf(b.over) - rankOf(a.over))
  for (const { side, over, under } of ordered) {
    const [upper, lower] = [drawn[over], drawn[under]]
    if (!upper || !lower) continue
    const peek = peekOf(lower, upper, side)
    const by = Math.min(peek + BEHIND_CM, roomBehind(lower, upper, side, within))
    if (peek > 0 && by > 0) drawn[under] = shrunk(lower, side, by)
  }
  return drawn
}

/** How far, at most, the outer edge of a card lies outside that of the card over it, over the length they share. */
function peekOf(under: Card, over: Card, side: CardSide): number {
  const [from, to] = edgeOf(under, side)
  const [start, end] = edgeOf(over, side)
  const low = Math.max(Math.min(from.along, to.along), Math.min(start.along, end.along))
  const high = Math.min(Math.max(from.along, to.along), Math.max(start.along, end.along))
  if (low >= high) return 0
  const outOf = ([a, b]: readonly [EdgePoint, EdgePoint], at: number) =>
    a.out + ((b.out - a.out) * (at - a.along)) / (b.along - a.along)
  return Math.max(...[low, high].map((at) => outOf([from, to], at) - outOf([start, end], at)))
}

/**
 * How far the lower card's edge may be drawn in: until one of its ends that the upper card leaves visible reaches that
 * side of the rectangle.
 */
function roomBehind(card: Card, over: Card, side: CardSide, { x, y, width, height }: Rect): number {
  const line = { top: -y, left: -x, right: x + width, bottom: y + height }[side]
  const [start, end] = edgeOf(over, side)
  const seen = edgeOf(card, side).filter(({ along }) => along < start.along || along > end.along)
  return Math.min(...seen.map(({ out }) => out)) - line
}

interface EdgePoint {
  readonly along: number
  /** How far outwards. */
  readonly out: number
}

/** The ends of a card's edge on that side of the pile. */
function edgeOf(card: Card, side: CardSide): readonly [EdgePoint, EdgePoint] {
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOfCard(card)
  const down = (point: { x: number; y: number }, sign: number) => ({ along: point.x, out: sign * point.y })
  const across = (point: { x: number; y: number }, sign: number) => ({ along: point.y, out: sign * point.x })
  if (side === 'top') return [down(topLeft, -1), down(topRight, -1)]
  if (side === 'bottom') return [down(bottomLeft, 1), down(bottomRight, 1)]
  return side === 'left' ? [across(topLeft, -1), across(bottomLeft, -1)] : [across(topRight, 1), across(bottomRight, 1)]
}

function shrunk(card: Card, side: CardSide, by: number): Card {
  const isAcross = side === 'left' || side === 'right'
  const isStart = side === 'left' || side === 'top'
  return {
    ...card,
    x: toHundredthMm(card.x + (side === 'left' ? by : 0)),
    y: toHundredthMm(card.y + (isStart && !isAcross ? by : 0)),
    width: toHundredthMm(card.width - (isAcross ? by : 0)),
    height: toHundredthMm(card.height - (isAcross ? 0 : by)),
  }
}
