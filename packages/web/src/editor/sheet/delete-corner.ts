import { DELETE_BUTTON, isOnDelete, type PhotoSlot } from '@collagerie/core/collage'
import { CARD_MIDDLE } from '@collagerie/core/designs'
import { centreOf, isInside, type Point, type Rect, type Size, turnedAbout } from '@collagerie/core/geometry'
import { VIEW_ZOOM } from '@collagerie/core/handling'

/** A corner of a slot's own box, before it is turned. */
export interface Corner {
  readonly across: 'left' | 'right'
  readonly down: 'top' | 'bottom'
  /** A corner around the box's middle: other cards of a pile may cover all outer corners, but never the middle. */
  readonly isInner?: true
}

/** Boxes turned about their middle that can hide a corner, higher layers on top. */
interface Card {
  readonly box: Rect
  readonly rotation: number
  readonly layer: number
}

export const TOP_RIGHT: Corner = { across: 'right', down: 'top' }

/** In order of preference. */
const CORNERS: readonly Corner[] = [
  TOP_RIGHT,
  { across: 'left', down: 'top' },
  { across: 'right', down: 'bottom' },
  { across: 'left', down: 'bottom' },
]

/** The uncovered part around the middle of every card of a pile, as a share of the box. */
export const ROUND_MIDDLE = (1 - CARD_MIDDLE) / 2

/** The usual size of a whole sheet on the screen. The button keeps its size when the sheet is enlarged. */
export const USUAL_PX = 700

/** Four of the five spots of a button. */
const MOSTLY_SEEN = 0.7

/** The corner for a card's delete button: where cards overlap, one that is visible and can be pressed. */
export function deleteCornerOf(card: Card, cards: readonly Card[], format: Size): Corner {
  const above = cards.filter(({ layer, box }) => layer > card.layer && isNear(box, card.box))
  if (above.length === 0 && card.rotation === 0) return TOP_RIGHT
  const pxPerCm = USUAL_PX / Math.max(format.width, format.height)
  const isSeen = (spot: Point) =>
    isIn(format, spot) && !above.some(({ box, rotation }) => isInside(spot, box, rotation))
  /** Independent of the zoom. */
  const shareSeen = (corner: Corner) => {
    const scales = [VIEW_ZOOM.least, VIEW_ZOOM.most].map((zoom) => spotsOf(card, corner, pxPerCm * zoom))
    return Math.min(...scales.map((spots) => spots.filter(isSeen).length / spots.length))
  }
  const best = (corners: readonly Corner[]) =>
    corners
      .map((corner) => ({ corner, share: shareSeen(corner) }))
      .reduce((found, next) => (next.share > found.share ? next : found))
  const outer = best(CORNERS)
  return outer.share > MOSTLY_SEEN ? outer.corner : best(CORNERS.map((corner) => ({ ...corner, isInner: true }))).corner
}

/** Whether a spot of the sheet is on the button in that corner. */
export function isOnDeleteIn(corner: Corner, slot: PhotoSlot, at: Point, pxPerCm: number): boolean {
  const middle = centreOf(slot.outer)
  const local = turnedAbout(at, middle, -slot.rotation)
  const mirrored = {
    x: (corner.across === 'right' ? local.x : 2 * middle.x - local.x) + beyondMargin(corner, slot.outer.width, pxPerCm),
    y: (corner.down === 'top' ? local.y : 2 * middle.y - local.y) - beyondMargin(corner, slot.outer.height, pxPerCm),
  }
  return isOnDelete(slot, turnedAbout(mirrored, middle, slot.rotation), pxPerCm)
}

/** The middle of the button and its own corners, on the sheet. */
function spotsOf({ box, rotation }: Card, corner: Corner, pxPerCm: number): readonly Point[] {
  const { across, down } = corner
  const [inX, inY] = [beyondMargin(corner, box.width, pxPerCm), beyondMargin(corner, box.height, pxPerCm)]
  const near = DELETE_BUTTON.margin / pxPerCm
  const far = near + DELETE_BUTTON.size / pxPerCm
  const middle = (near + far) / 2
  const insets: readonly (readonly [number, number])[] = [
    [middle, middle],
    [near, near],
    [near, far],
    [far, near],
    [far, far],
  ]
  return insets.map(([x, y]) =>
    turnedAbout(
      {
        x: across === 'left' ? box.x + inX + x : box.x + box.width - inX - x,
        y: down === 'top' ? box.y + inY + y : box.y + box.height - inY - y,
      },
      centreOf(box),
      rotation,
    ),
  )
}

/** How far beyond its margin the button lies inside its box. */
function beyondMargin({ isInner }: Corner, side: number, pxPerCm: number): number {
  return isInner ? ROUND_MIDDLE * side - DELETE_BUTTON.margin / pxPerCm : 0
}

/** No card reaches further than its diagonal, however it is turned. */
function isNear(a: Rect, b: Rect): boolean {
  const [from, to] = [centreOf(a), centreOf(b)]
  return Math.hypot(from.x - to.x, from.y - to.y) < (Math.hypot(a.width, a.height) + Math.hypot(b.width, b.height)) / 2
}

function isIn({ width, height }: Size, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}
