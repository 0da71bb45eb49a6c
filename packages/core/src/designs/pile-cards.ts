import { clamp, inset, type Rect, type Size } from '../geometry/index.ts'
import { type Card, hidesAMiddle } from './card-middle.ts'
import type { PhotoBox } from './design.ts'
import { drawnOver } from './drawn-over.ts'
import { pileLooseness } from './pile-looseness.ts'
import { type Pile, sidesOver, throwingOrder } from './pile-order.ts'
import { rimPairs, withoutSlivers } from './pile-rim.ts'
import { EDGE_CM, MOST_GROUND_CM, pileSeats, type Seat } from './pile-seats.ts'
import { toHundredthMm } from './to-hundredth-mm.ts'

/** How far neighbours overlap, in cells: the first of these that leaves all middles visible. */
const OVERLAPS = [0.44, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22, 0.19, 0.16, 0.13, 0.1, 0.08, 0.06]
const MOST_OVERLAP = 0.32
const LEAST_OVERLAP = 0.02

/**
 * Throws a card on every block of cells, later ones on top of earlier ones and the large one on top of all. `margin` is
 * the space round the area into which turned corners may swing.
 */
export function pileCards(area: Rect, pile: Pile, margin: number): PhotoBox[] {
  const { columns, rows, blocks } = pile
  const cell = { width: area.width / columns, height: area.height / rows }
  const { stray, overlap: mostOverlap, further } = pileLooseness(pile, cell)
  const seats = pileSeats(area, pile, margin, stray)

  const order = throwingOrder(
    pile,
    seats.map(({ rotation }) => rotation),
  )
  const ranks = order.map((_, index) => order.indexOf(index))
  const rankOf = (index: number) => ranks[index] ?? 0
  const inOrder = <Each>(all: readonly Each[]) => order.flatMap((index) => all[index] ?? [])

  let cards: Card[] = []
  for (const overlap of OVERLAPS) {
    if (overlap > mostOverlap) continue
    cards = thrown(seats, { area, cell, margin }, overlap)
    if (!hidesAMiddle(inOrder(cards))) break
  }
  const lying = cards.map((card, index) => ({ card, over: sidesOver(pile, index, rankOf) }))
  for (const [place, card] of drawnOver(inOrder(lying), cell, inset(area, EDGE_CM - margin), further).entries()) {
    cards[order[place] ?? 0] = card
  }
  return withoutSlivers(cards, rimPairs(columns, rows, blocks), rankOf, inset(area, MOST_GROUND_CM)).map(
    ({ x, y, width, height, rotation = 0 }, index) => ({ x, y, width, height, rotation, rank: rankOf(index) }),
  )
}

interface Ground {
  readonly area: Rect
  readonly cell: Size
  readonly margin: number
}

/** The cards on their seats, each grown over its neighbours by this overlap, in cells. */
function thrown(seats: readonly Seat[], { area, cell, margin }: Ground, overlap: number): Card[] {
  // Turned edges reach further over a neighbour the longer they are, so narrow cells overlap less.
  const swung = Math.max(...seats.map(({ sine }) => Math.abs(sine)))
  const overlapOf = (side: number, other: number) =>
    side * clamp(overlap - (swung * other) / side, LEAST_OVERLAP, MOST_OVERLAP)
  const overX = overlapOf(cell.width, cell.height) / 2
  const overY = overlapOf(cell.height, cell.width) / 2
  return seats.map(({ left, top, width, height, rotation, sine, cosine }) => {
    const across = stretched(left, width, area.width, overX, swing(height + overY, sine, margin))
    const down = stretched(top, height, area.height, overY, swing(width + overX, sine, margin))
    return {
      x: toHundredthMm(area.x + across.start),
      y: toHundredthMm(area.y + down.start),
      width: toHundredthMm(across.length),
      height: toHundredthMm(down.length),
      rotation,
      sine,
      cosine,
    }
  })
}

/** How far the corners of a turned side swing beyond the margin. */
function swing(side: number, sine: number, margin: number): number {
  return Math.max(0, (side * 1.1 * Math.abs(sine)) / 2 - margin + EDGE_CM)
}

/** Grows a card over its seams. At the pile's edge it is drawn in by as much as its corners swing out. */
function stretched(start: number, length: number, whole: number, over: number, edge: number) {
  const before = start < 1e-9 ? -edge : over
  const after = start + length > whole - 1e-9 ? -edge : over
  return { start: start - before, length: length + before + after }
}
