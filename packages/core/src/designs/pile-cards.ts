import { inDegrees, inRadians, inset, type Rect, type Size } from '../geometry/index.ts'
import { type Card, hidesAMiddle } from './card-middle.ts'
import type { PhotoBox } from './design.ts'
import { pileCuts } from './pile-cuts.ts'
import { type Pile, sidesOver, throwingOrder } from './pile-order.ts'
import { drawnOver } from './pile-overlap.ts'
import { rimPairs, withoutSlivers } from './pile-rim.ts'

/** Degrees, in the order the cards are thrown. */
const ROTATIONS = [-4, 0, 2, -2, 3, -2, 3, 1]
/**
 * How much background may show at the pile's edge, and how far a card may swing past the format's, where long cards
 * turn less.
 */
const MOST_GROUND_CM = 0.95
/** The most a card's ends swing inside the pile, as a share of a cell's narrow side. */
const MOST_SWING = 0.12
/** That limit is never lower than this, which does not yet look like a hole. */
const LEAST_SWING_CM = 0.7
/** In the narrow cells beside a swollen card, cards swing by this share of the usual. */
const BESIDE_SWOLLEN = 0.4
/** The large card lies on the ring round it, so its ends may swing further without showing a hole. */
const OF_LARGE = 1.5

/** How far neighbours overlap, in cells: the first of these that leaves all middles visible. */
const OVERLAPS = [0.44, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22, 0.19, 0.16, 0.13, 0.1, 0.08, 0.06]
const MOST_OVERLAP = 0.32
const LEAST_OVERLAP = 0.02

/** How far seams stray and cards are drawn over each other, in cells, in a ring round a large card or in long cells. */
const STRAY = 0.09
const OVERLAP = 0.28
const FURTHER = 0.12
/** Added to these where cells are nearly square: there a pile may be loose without a card showing as a slit. */
const MORE_STRAY = 0.06
const MORE_OVERLAP = 0.16
const MORE_FURTHER = 0.08
/** The limit for seams and overlaps beside a large card, which hides enough of the ring round it. */
const BESIDE_LARGE = 0.06

/** Reserved for drawing a card in behind the one over it. */
const BEHIND_CM = 0.25
/** The distance a swinging corner keeps from the format's edge, for its shadow. */
const EDGE_CM = 0.3

/** To a hundredth of a millimetre: sines differ in their last digits from machine to machine. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The width of the swollen middle of three columns or rows, in cells. */
const SWOLLEN = 1.64

/** The new place of a seam between three cells when the middle one swells. */
function swollen(at: number): number {
  const side = (3 - SWOLLEN) / 2
  if (at <= 1) return at * side
  return at >= 2 ? 3 - (3 - at) * side : side + (at - 1) * SWOLLEN
}

/**
 * Throws a card on every block of cells, later ones on top of earlier ones and the large one on top of all. `margin` is
 * the space round the area into which turned corners may swing.
 */
export function pileCards(area: Rect, pile: Pile, margin: number): PhotoBox[] {
  const { columns, rows, blocks, hero } = pile
  const cell = { width: area.width / columns, height: area.height / rows }
  const loose = hero ? 0 : looseness(cell)
  const even = pileCuts(columns, rows, hero && blocks[hero.index], hero ? BESIDE_LARGE : STRAY + MORE_STRAY * loose)
  const cuts = hero?.isSwollen
    ? {
        across: (column: number, row: number) => swollen(even.across(column, row)),
        down: (column: number, row: number) => swollen(even.down(column, row)),
      }
    : even
  const seats = blocks.map((block, index) => {
    const left = cuts.across(block.column, block.row) * cell.width
    const top = cuts.down(block.column, block.row) * cell.height
    const width = cuts.across(block.column + block.columns, block.row) * cell.width - left
    const height = cuts.down(block.column, block.row + block.rows) * cell.height - top
    const atSide = block.column === 0 || block.column + block.columns === columns
    const atEnd = block.row === 0 || block.row + block.rows === rows
    const longest = Math.max(atSide ? height : 0, atEnd ? width : 0)
    const listed = ROTATIONS[index % ROTATIONS.length] ?? 0
    const isHero = index === hero?.index
    const wanted = isHero ? heroTurn(listed) : listed
    const swung = innerSwing(cell) * (isHero ? OF_LARGE : 1) * (hero?.isSwollen ? BESIDE_SWOLLEN : 1)
    const most = Math.min(turnFor(longest, edgeSwing(margin)), turnFor(Math.max(width, height), swung))
    const rotation = rounded(Math.sign(wanted) * Math.min(Math.abs(wanted), most))
    return {
      left,
      top,
      width,
      height,
      rotation,
      sine: Math.sin(inRadians(rotation)),
      cosine: Math.cos(inRadians(rotation)),
    }
  })

  const thrown = (overlap: number): Card[] => {
    // Turned edges reach further over a neighbour the longer they are, so narrow cells overlap less.
    const swung = Math.max(...seats.map(({ sine }) => Math.abs(sine)))
    const overlapOf = (side: number, other: number) =>
      side * Math.min(MOST_OVERLAP, Math.max(LEAST_OVERLAP, overlap - (swung * other) / side))
    const overX = overlapOf(cell.width, cell.height) / 2
    const overY = overlapOf(cell.height, cell.width) / 2
    return seats.map((seat) => {
      const across = stretched(seat.left, seat.width, area.width, overX, swing(seat.height + overY, seat.sine, margin))
      const down = stretched(seat.top, seat.height, area.height, overY, swing(seat.width + overX, seat.sine, margin))
      return {
        x: rounded(area.x + across.start),
        y: rounded(area.y + down.start),
        width: rounded(across.length),
        height: rounded(down.length),
        rotation: seat.rotation,
        sine: seat.sine,
        cosine: seat.cosine,
      }
    })
  }

  const order = throwingOrder(
    pile,
    seats.map(({ rotation }) => rotation),
  )
  const ranks = order.map((_, index) => order.indexOf(index))
  const rankOf = (index: number) => ranks[index] ?? 0
  const inOrder = <Each>(all: readonly Each[]) => order.flatMap((index) => all[index] ?? [])

  let cards: Card[] = []
  for (const overlap of OVERLAPS) {
    if (overlap > OVERLAP + MORE_OVERLAP * loose) continue
    cards = thrown(overlap)
    if (!hidesAMiddle(inOrder(cards))) break
  }
  const further = hero ? BESIDE_LARGE : FURTHER + MORE_FURTHER * loose
  const lying = cards.map((card, index) => ({ card, over: sidesOver(pile, index, rankOf) }))
  for (const [place, card] of drawnOver(inOrder(lying), cell, inset(area, EDGE_CM - margin), further).entries()) {
    cards[order[place] ?? 0] = card
  }
  return withoutSlivers(cards, rimPairs(columns, rows, blocks), rankOf, inset(area, MOST_GROUND_CM)).map(
    ({ x, y, width, height, rotation = 0 }, index) => ({ x, y, width, height, rotation, rank: rankOf(index) }),
  )
}

/** The large card takes a strong turn of the list, in its own direction, so that it looks as thrown as the others. */
function heroTurn(listed: number): number {
  return listed < 0 ? Math.min(...ROTATIONS) : Math.max(...ROTATIONS)
}

/** 1 for nearly square cells, 0 for those twice as long as wide. */
function looseness({ width, height }: Size): number {
  const ratio = Math.min(width / height, height / width)
  return Math.min(1, Math.max(0, (ratio - 0.5) / 0.3))
}

/** How far the end of a card's side may swing at the pile's edge. */
function edgeSwing(margin: number): number {
  return Math.min(2 * MOST_GROUND_CM, (MOST_GROUND_CM + margin - EDGE_CM) / 1.05) - BEHIND_CM
}

/** How far it may swing over its neighbours: a share of their narrow side. */
function innerSwing({ width, height }: Size): number {
  return Math.max(LEAST_SWING_CM, MOST_SWING * Math.min(width, height))
}

/** The turn, in degrees, that swings the end of a side this far. */
function turnFor(side: number, swung: number): number {
  return swung >= side ? 90 : inDegrees(Math.asin(swung / side))
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
