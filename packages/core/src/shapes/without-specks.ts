import { overlaps, type Rect, union } from '../geometry/index.ts'
import { LEAST_SHARE, LEAST_VISIBLE } from './cut-band.ts'
import { areaWithin, type Edges } from './outline-edges.ts'

/** A box and how much of it lies inside the outline, in cm2. */
export interface Slot {
  readonly photo: Rect
  readonly visible: number
}

/** Nobody would choose a picture for a photo so much smaller than its neighbours. */
const LEAST_OF_MEDIAN = 0.16
/** Slivers of a hundredth of a slot are invisible. */
const UNSEEN = 0.01

/**
 * The boxes of slots worth a photo. A slot that is too small goes to a neighbour that can take it in, or stays bare.
 */
export function withoutSpecks(slots: readonly Slot[], edges: Edges): Rect[] {
  const sizes = slots.map(({ visible }) => visible).toSorted((a, b) => a - b)
  const median = sizes[sizes.length >> 1] ?? 0
  const least = Math.max(LEAST_VISIBLE, LEAST_OF_MEDIAN * median)
  const isSpeck = ({ photo, visible }: Slot) =>
    visible < least || visible < LEAST_SHARE * photo.width * photo.height || Math.min(photo.width, photo.height) < 1
  const specks = slots.filter(isSpeck)
  const boxes = slots.filter((slot) => !isSpeck(slot)).map(({ photo }) => photo)
  for (const { photo, visible } of specks) if (visible > UNSEEN * median) takeIn(boxes, photo, edges)
  return boxes
}

/** Grows the box that shows most for its size by the speck, if it then touches no other box. */
function takeIn(boxes: Rect[], speck: Rect, edges: Edges): void {
  let best = -1
  let bestShare = LEAST_SHARE
  boxes.forEach((box, index) => {
    const grown = union([box, speck])
    if (boxes.some((other) => other !== box && overlaps(other, grown))) return
    const share = areaWithin(edges, grown) / (grown.width * grown.height)
    if (share <= bestShare) return
    best = index
    bestShare = share
  })
  const taker = boxes[best]
  if (taker) boxes[best] = union([taker, speck])
}
