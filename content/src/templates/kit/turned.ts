import type { Point, Rect } from '@collagerie/core/geometry'
import { el, num } from './svg.ts'

export function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

export function boxAround({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Marks turned together about a point, clockwise. */
export function turned(centre: Point, degrees: number, marks: readonly string[]): string {
  return el('g', { transform: `rotate(${num(degrees)} ${num(centre.x)} ${num(centre.y)})` }, marks)
}

/** Where a point goes in the same turn. */
function turnedPoint({ x, y }: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - centre.x, y - centre.y]
  return {
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

/** A box whose middle goes along in the turn; a photo in it takes the same angle as its own. */
export function turnedBox(box: Rect, centre: Point, degrees: number): Rect {
  return boxAround(turnedPoint(middleOf(box), centre, degrees), box.width, box.height)
}
