import { inRadians } from './angle.ts'
import type { Point, Rect } from './rect.ts'

/** Whether a point lies in a box turned about its centre. The point is turned back instead of the box. */
export function isInside(point: Point, box: Rect, rotation: number): boolean {
  const { x, y } = turnedAbout(point, centreOf(box), -rotation)
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

export function centreOf(box: Rect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function turnedAbout(point: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return point
  const angle = inRadians(degrees)
  const dx = point.x - centre.x
  const dy = point.y - centre.y
  return {
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}
