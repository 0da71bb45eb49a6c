import { inRadians, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { roundedPath } from '../kit/rounded.ts'
import { el, path } from '../kit/svg.ts'
import { boxAround, middleOf, turned } from '../kit/turned.ts'

/** A strip of patterned paper tape, torn at both ends, see-through. */
export function paperTape(centre: Point, length: number, width: number, degrees: number, color: string): string {
  const random = seededRandom(Math.round(centre.x * 100 + centre.y))
  const box = boxAround(centre, length, width)
  const torn = (x: number, outward: number) =>
    Array.from({ length: 7 }, (_, index) => ({
      x: x + outward * width * (index % 2 === 0 ? 0 : 0.09 + 0.06 * random()),
      y: box.y + (box.height * index) / 6,
    }))
  const outline = polygonPath([...torn(box.x, -1).toReversed(), ...torn(box.x + box.width, 1)])
  const stripes = Array.from({ length: 3 }, (_, index) =>
    el('rect', {
      x: box.x,
      y: box.y + box.height * (0.17 + index * 0.27),
      width: box.width,
      height: box.height * 0.12,
      fill: '#fffaf0',
      'fill-opacity': 0.5,
    }),
  )
  return turned(centre, degrees, [path(outline, { fill: color, 'fill-opacity': 0.82 }), ...stripes])
}

/** A paper label with a seam sewn round it. */
export function sewnLabel(box: Rect, unit: number, paper: string, thread: string): string[] {
  const seam = unit * 0.017
  return [
    path(roundedPath(box, unit * 0.008), { fill: paper }),
    path(
      roundedPath(
        { x: box.x + seam, y: box.y + seam, width: box.width - 2 * seam, height: box.height - 2 * seam },
        unit * 0.006,
      ),
      {
        fill: 'none',
        stroke: thread,
        'stroke-width': unit * 0.0035,
        'stroke-dasharray': `${(unit * 0.013).toFixed(3)} ${(unit * 0.008).toFixed(3)}`,
        'stroke-linecap': 'round',
      },
    ),
  ]
}

/** Top middle of a card that is turned about its own middle. */
export function topOf(card: Rect, degrees: number): Point {
  const { x, y } = middleOf(card)
  const angle = inRadians(degrees)
  return { x: x + Math.sin(angle) * (card.height / 2), y: y - Math.cos(angle) * (card.height / 2) }
}
