import type { Rect } from '../geometry/index.ts'
import { LEAST_SHARE, LEAST_VISIBLE } from './cut-band.ts'
import { areaWithin, type Edges } from './outline-edges.ts'

/** A box and how much of it lies inside the outline, in cm2. */
export interface Slot {
  readonly photo: Rect
  readonly visible: number
}

/** A photo much smaller than its neighbours is one nobody would choose a picture for. */
const LEAST_OF_MEDIAN = 0.16
/** Slivers of a hundredth of a slot are not missed. */
const UNSEEN = 0.01

/** The boxes of slots worth a photo. What is too small is given to a neighbour that can take it in, or left bare. */
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

/** Grows the box that shows most for its size with the speck, where that touches no other box. */
function takeIn(boxes: Rect[], speck: Rect, edges: Edges): void {
  let best = -1
  let bestShare = LEAST_SHARE
  boxes.forEach((box, index) => {
    const grown = around(box, speck)
    if (boxes.some((other) => other !== box && overlaps(other, grown))) return
    const share = areaWithin(edges, grown) / (grown.width * grown.height)
    if (share <= bestShare) return
    best = index
    bestShare = share
  })
  const taker = boxes[best]
  if (taker) boxes[best] = around(taker, speck)
}

function around(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
