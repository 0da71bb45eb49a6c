import { centreOf, type Point, type Rect, turnedAbout } from '@collagerie/core/geometry'
import { el, num } from './svg.ts'

export { centreOf as middleOf }

export function boxAround({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Marks turned together about a point, clockwise. */
export function turned(centre: Point, degrees: number, marks: readonly string[]): string {
  return el('g', { transform: `rotate(${num(degrees)} ${num(centre.x)} ${num(centre.y)})` }, marks)
}

/** A box whose middle goes along in the turn; a photo in it takes the same angle as its own. */
export function turnedBox(box: Rect, centre: Point, degrees: number): Rect {
  return boxAround(turnedAbout(centreOf(box), centre, degrees), box.width, box.height)
}
