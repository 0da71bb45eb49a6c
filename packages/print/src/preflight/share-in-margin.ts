import { areaOf, centreOf, intersection, isInside, type Rect, turnedAbout } from '@collagerie/core/geometry'
import type { Turned } from '@collagerie/painter'

/** Samples along each side of a turned box: precise to a hundredth. */
const SPOTS = 100

/** The share of a box, turned about its middle, outside the visible part. */
export function shareInMargin(box: Turned, seen: Rect): number {
  if (box.rotation === 0) {
    const onFront = intersection(box, seen)
    return 1 - (onFront ? areaOf(onFront) : 0) / areaOf(box)
  }
  let outside = 0
  for (let down = 0; down < SPOTS; down++) {
    for (let across = 0; across < SPOTS; across++) {
      const x = box.x + ((across + 0.5) / SPOTS) * box.width
      const y = box.y + ((down + 0.5) / SPOTS) * box.height
      if (!isInside(turnedAbout({ x, y }, centreOf(box), box.rotation), seen, 0)) outside++
    }
  }
  return outside / SPOTS ** 2
}
