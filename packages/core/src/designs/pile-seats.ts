import { inDegrees, inRadians, type Rect, type Size } from '../geometry/index.ts'
import { type PileCuts, pileCuts } from './pile-cuts.ts'
import type { Pile } from './pile-order.ts'
import { toHundredthMm } from './to-hundredth-mm.ts'

/** The part of a pile that a card is thrown on, and how the card is turned there. */
export interface Seat {
  /** From the pile's corner. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** In degrees. */
  readonly rotation: number
  readonly sine: number
  readonly cosine: number
}

/** Degrees, in the order the cards are thrown. */
const ROTATIONS = [-4, 0, 2, -2, 3, -2, 3, 1]
/**
 * How much ground may show at the pile's edge, and how far a card may swing past the format's: there long cards turn
 * less.
 */
export const MOST_GROUND_CM = 0.95
/** The distance a swinging corner keeps from the format's edge, for its shadow. */
export const EDGE_CM = 0.3
/** The room kept to draw a card in behind the one over it. */
const ROOM_BEHIND_CM = 0.25
/**
 * How far a card's ends may swing inside the pile, as a share of a cell's narrow side; at least LEAST_SWING_CM, which
 * is too little to look like a hole.
 */
const MOST_SWING = 0.12
const LEAST_SWING_CM = 0.7
/** Beside a swollen card cells are narrow: there cards swing by this share of what they would elsewhere. */
const BESIDE_SWOLLEN = 0.4
/** The large card lies on the ring round it, so its ends may swing further over that without a hole. */
const OF_LARGE = 1.5
/** The width of the middle of three columns or rows, when it swells. */
const SWOLLEN = 1.64

/** The seat of each block. `stray` is how far seams stray, in cells. */
export function pileSeats(area: Rect, pile: Pile, margin: number, stray: number): readonly Seat[] {
  const { columns, rows, blocks, hero } = pile
  const cell = { width: area.width / columns, height: area.height / rows }
  const cuts = cutsOf(pile, stray)
  return blocks.map((block, index) => {
    const left = cuts.across(block.column, block.row) * cell.width
    const top = cuts.down(block.column, block.row) * cell.height
    const width = cuts.across(block.column + block.columns, block.row) * cell.width - left
    const height = cuts.down(block.column, block.row + block.rows) * cell.height - top
    const atSide = block.column === 0 || block.column + block.columns === columns
    const atEnd = block.row === 0 || block.row + block.rows === rows
    const longest = Math.max(atSide ? height : 0, atEnd ? width : 0)
    const wanted = wantedTurn(index, index === hero?.index)
    const swung = innerSwing(cell) * (index === hero?.index ? OF_LARGE : 1) * (hero?.isSwollen ? BESIDE_SWOLLEN : 1)
    const most = Math.min(turnFor(longest, edgeSwing(margin)), turnFor(Math.max(width, height), swung))
    const rotation = toHundredthMm(Math.sign(wanted) * Math.min(Math.abs(wanted), most))
    const angle = inRadians(rotation)
    return { left, top, width, height, rotation, sine: Math.sin(angle), cosine: Math.cos(angle) }
  })
}

function cutsOf({ columns, rows, blocks, hero }: Pile, stray: number): PileCuts {
  const even = pileCuts(columns, rows, hero && blocks[hero.index], stray)
  if (!hero?.isSwollen) return even
  return {
    across: (column, row) => swollen(even.across(column, row)),
    down: (column, row) => swollen(even.down(column, row)),
  }
}

/** Where a seam between three cells lies when the middle one swells. */
function swollen(at: number): number {
  const side = (3 - SWOLLEN) / 2
  if (at <= 1) return at * side
  return at >= 2 ? 3 - (3 - at) * side : side + (at - 1) * SWOLLEN
}

/** The large card is thrown as plainly as any: by a strong turn of the list, to the side of its own. */
function wantedTurn(index: number, isLarge: boolean): number {
  const listed = ROTATIONS[index % ROTATIONS.length] ?? 0
  if (!isLarge) return listed
  return listed < 0 ? Math.min(...ROTATIONS) : Math.max(...ROTATIONS)
}

/** How far the end of a card's side may swing where it lies at the pile's edge. */
function edgeSwing(margin: number): number {
  return Math.min(2 * MOST_GROUND_CM, (MOST_GROUND_CM + margin - EDGE_CM) / 1.05) - ROOM_BEHIND_CM
}

/** How far it may swing over its neighbours: by a share of their narrow side. */
function innerSwing({ width, height }: Size): number {
  return Math.max(LEAST_SWING_CM, MOST_SWING * Math.min(width, height))
}

/** The turn, in degrees, that makes the end of a side swing this far. */
function turnFor(side: number, swung: number): number {
  return swung >= side ? 90 : inDegrees(Math.asin(swung / side))
}
