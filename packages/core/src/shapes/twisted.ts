import { inRadians, overlaps, type Rect, type Size, turnedBounds } from '../geometry/index.ts'

export interface TwistedBox extends Rect {
  readonly rotation: number
}

/** Degrees, in an order whose length shares no factor with usual row lengths, so that columns do not tilt alike. */
const TWISTS = [-0.8, 1.2, -0.4, 1.5, -1, 0.6, 0.9]

/**
 * Turns every box a little. Sides without a neighbour grow by what the turn would bare, so that a clipped edge stays
 * full; a box that would leave the format stays straight.
 */
export function twisted(boxes: readonly Rect[], format: Size, gap: number): TwistedBox[] {
  return boxes.map((box, index) => {
    const rotation = TWISTS[index % TWISTS.length] ?? 0
    const grown = grow(box, boxes, gap, Math.abs(Math.sin(inRadians(rotation))))
    if (isWithin(turnedBounds(grown, rotation), format)) return { ...grown, rotation }
    return isWithin(turnedBounds(box, rotation), format) ? { ...box, rotation } : { ...box, rotation: 0 }
  })
}

function isWithin(box: Rect, format: Size): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= format.width && box.y + box.height <= format.height
}

function grow(box: Rect, boxes: readonly Rect[], gap: number, sine: number): Rect {
  const byX = (box.height / 2) * sine
  const byY = (box.width / 2) * sine
  const reach = gap + Math.max(byX, byY) * 2
  // Few boxes are near enough to block a side.
  const around = enlarged(box, byX + reach, byY + reach)
  const near = boxes.filter((other) => other !== box && overlaps(around, other))
  const free = (strip: Rect) => near.every((other) => !overlaps(strip, other))
  const left = free({ x: box.x - byX - reach, y: box.y - byY, width: byX + reach, height: box.height + 2 * byY })
  const right = free({ x: box.x + box.width, y: box.y - byY, width: byX + reach, height: box.height + 2 * byY })
  const above = free({ x: box.x - byX, y: box.y - byY - reach, width: box.width + 2 * byX, height: byY + reach })
  const below = free({ x: box.x - byX, y: box.y + box.height, width: box.width + 2 * byX, height: byY + reach })
  return {
    x: box.x - (left ? byX : 0),
    y: box.y - (above ? byY : 0),
    width: box.width + (left ? byX : 0) + (right ? byX : 0),
    height: box.height + (above ? byY : 0) + (below ? byY : 0),
  }
}

function enlarged({ x, y, width, height }: Rect, byX: number, byY: number): Rect {
  return { x: x - byX, y: y - byY, width: width + 2 * byX, height: height + 2 * byY }
}
