import type { Rect, Size } from '../geometry/index.ts'
import { boundsOfCard, type Card, hidesMiddle } from './card-middle.ts'
import { toHundredthMm } from './to-hundredth-mm.ts'

/** How much further a card may be drawn over others, in cells, the furthest first. */
const FURTHER = [0.2, 0.16, 0.12, 0.09, 0.06, 0.03]
const FURTHEST_DRAWN = 0.2

/** A card in the pile, and the sides on which it lies over another. */
interface Overlapping {
  readonly card: Card
  readonly over: readonly CardSide[]
}

/** One side of a card, as the change of its place and size when that side is drawn outwards by one. */
export type CardSide = keyof typeof SIDES

const SIDES = {
  top: { x: 0, y: -1, width: 0, height: 1 },
  left: { x: -1, y: 0, width: 1, height: 0 },
  right: { x: 0, y: 0, width: 1, height: 0 },
  bottom: { x: 0, y: 0, width: 0, height: 1 },
} as const

/**
 * Draws every card further over those it lies on, as far as all middles stay visible: with one overlap for all, the
 * narrowest seam would leave the others with little more than touching edges. Cards come in the order they were thrown,
 * keep their corners `within`, and are drawn by at most `most` cells.
 */
export function drawnOver(pile: readonly Overlapping[], cell: Size, within: Rect, most: number): Card[] {
  const cards = pile.map(({ card }) => card)
  const steps = FURTHER.filter((further) => further <= most)
  pile.forEach(({ card, over }, at) => {
    if (over.length === 0) return
    const near = besides(cards, at, cell)
    const fits = (next: Card) => liesIn(next, within) && near.every((index) => areMiddlesSeen(cards, index, next, at))
    const drawn = (start: Card, side: CardSide) => {
      for (const further of steps) {
        const next = grown(start, side, further, cell)
        if (fits(next)) return next
      }
      return start
    }
    cards[at] = over.reduce(drawn, card)
  })
  return cards
}

function areMiddlesSeen(cards: readonly Card[], index: number, next: Card, at: number): boolean {
  const other = cards[index]
  if (!other) return true
  return index < at ? !hidesMiddle(next, other) : !hidesMiddle(other, next)
}

/** The cards that touch this one, or will when both are drawn over others. */
function besides(cards: readonly Card[], at: number, cell: Size): number[] {
  const found: number[] = []
  const card = cards[at]
  for (let index = 0; index < cards.length; index++) {
    const other = cards[index]
    if (card && other && index !== at && isBeside(card, other, cell)) found.push(index)
  }
  return found
}

function isBeside(a: Card, b: Card, { width, height }: Size): boolean {
  return (
    Math.abs(a.x - b.x + (a.width - b.width) / 2) < (a.width + b.width) / 2 + FURTHEST_DRAWN * width &&
    Math.abs(a.y - b.y + (a.height - b.height) / 2) < (a.height + b.height) / 2 + FURTHEST_DRAWN * height
  )
}

function liesIn(card: Card, { x, y, width, height }: Rect): boolean {
  const { left, right, top, bottom } = boundsOfCard(card)
  return left >= x && right <= x + width && top >= y && bottom <= y + height
}

/** Written out, so that all cards have one shape for the engine: comparing them is most of a pile's work. */
function grown(
  { x, y, width, height, rotation = 0, sine, cosine }: Card,
  side: CardSide,
  share: number,
  cell: Size,
): Card {
  const by = SIDES[side]
  const [across, down] = [share * cell.width, share * cell.height]
  return {
    x: toHundredthMm(x + by.x * across),
    y: toHundredthMm(y + by.y * down),
    width: toHundredthMm(width + by.width * across),
    height: toHundredthMm(height + by.height * down),
    rotation,
    sine,
    cosine,
  }
}
