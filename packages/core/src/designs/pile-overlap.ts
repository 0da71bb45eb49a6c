import type { Rect, Size } from '../geometry/index.ts'
import { boundsOfCard, type Card, hidesMiddle } from './card-middle.ts'

/** How much further a card may be drawn over others, in cells, the furthest first. */
const FURTHER = [0.12, 0.09, 0.06, 0.03]
const MOST = 0.12

/** A card in the pile, and the sides on which it lies over another. */
interface Overlapping {
  readonly card: Card
  readonly overLeft: boolean
  readonly overTop: boolean
}

/**
 * Draws every card further over those it lies on, each as far as all middles stay in sight: what the narrowest seam of a
 * pile allows would leave the others with little more than touching edges. Cards come in the order they were thrown, and
 * stay `within` with their corners.
 */
export function drawnOver(pile: readonly Overlapping[], cell: Size, within: Rect): Card[] {
  const cards = pile.map(({ card }) => card)
  pile.forEach(({ card, overLeft, overTop }, at) => {
    if (!overLeft && !overTop) return
    const near = besides(cards, at, cell)
    const fits = (next: Card) => liesIn(next, within) && near.every((index) => areMiddlesSeen(cards, index, next, at))
    const drawn = (start: Card, left: number, top: number) => {
      for (const further of FURTHER) {
        const next = grown(start, further * left, further * top)
        if (fits(next)) return next
      }
      return start
    }
    const up = overTop ? drawn(card, 0, cell.height) : card
    cards[at] = overLeft ? drawn(up, cell.width, 0) : up
  })
  return cards
}

function areMiddlesSeen(cards: readonly Card[], index: number, next: Card, at: number): boolean {
  const other = cards[index]
  if (!other) return true
  return index < at ? !hidesMiddle(next, other) : !hidesMiddle(other, next)
}

/** Which cards touch that one, or will when both are drawn over others. */
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
    Math.abs(a.x - b.x + (a.width - b.width) / 2) < (a.width + b.width) / 2 + MOST * width &&
    Math.abs(a.y - b.y + (a.height - b.height) / 2) < (a.height + b.height) / 2 + MOST * height
  )
}

function liesIn(card: Card, { x, y, width, height }: Rect): boolean {
  const { left, right, top, bottom } = boundsOfCard(card)
  return left >= x && right <= x + width && top >= y && bottom <= y + height
}

/** To a hundredth of a millimetre, as all of a pile. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

function grown({ x, y, width, height, rotation = 0, sine, cosine }: Card, left: number, top: number): Card {
  return {
    x: rounded(x - left),
    y: rounded(y - top),
    width: rounded(width + left),
    height: rounded(height + top),
    rotation,
    sine,
    cosine,
  }
}
