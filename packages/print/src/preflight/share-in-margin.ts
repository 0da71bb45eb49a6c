import { inRadians, intersection, type Rect } from '@collagerie/core/geometry'
import type { Turned } from '@collagerie/painter'

/** Samples along each side of a turned box: precise to a hundredth. */
const SPOTS = 100

/** The share of a box, turned about its middle, outside the visible part. */
export function shareInMargin(box: Turned, seen: Rect): number {
  if (box.rotation === 0) return 1 - areaOf(intersection(box, seen)) / areaOf(box)
  const angle = inRadians(box.rotation)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let outside = 0
  for (let down = 0; down < SPOTS; down++) {
    for (let across = 0; across < SPOTS; across++) {
      const x = ((across + 0.5) / SPOTS - 0.5) * box.width
      const y = ((down + 0.5) / SPOTS - 0.5) * box.height
      const onSheet = { x: box.x + box.width / 2 + x * cos - y * sin, y: box.y + box.height / 2 + x * sin + y * cos }
      if (!holds(seen, onSheet.x, onSheet.y)) outside++
    }
  }
  return outside / SPOTS ** 2
}

function areaOf(box: Rect | undefined): number {
  return box ? box.width * box.height : 0
}

function holds(box: Rect, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
