import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { roundedPath } from '../kit/rounded.ts'
import { el, path } from '../kit/svg.ts'
import { boxAround, turned } from '../kit/turned.ts'

interface TapeSize {
  readonly length: number
  readonly width: number
}

/** A strip of striped paper tape, torn at both ends; what it holds shows through. */
export function paperTape(centre: Point, { length, width }: TapeSize, degrees: number, color: string): string {
  const random = seededRandom(Math.round(centre.x * 100 + centre.y))
  const box = boxAround(centre, length, width)
  const torn = (x: number, outward: number) =>
    Array.from({ length: 12 }, (_, index) => ({
      x: x + outward * width * (index % 2 === 0 ? 0.05 * random() : 0.1 + 0.1 * random()),
      y: box.y + (box.height * index) / 11,
    }))
  const outline = polygonPath([...torn(box.x, -1).toReversed(), ...torn(box.x + box.width, 1)])
  const stripe = (down: number, high: number, opacity: number) =>
    el('rect', {
      x: box.x,
      y: box.y + width * down,
      width: length,
      height: width * high,
      fill: '#fff9ec',
      'fill-opacity': opacity,
    })
  return turned(centre, degrees, [
    path(outline, { fill: '#2b1d12', 'fill-opacity': 0.1, transform: `translate(0 ${(width * 0.07).toFixed(3)})` }),
    path(outline, { fill: color, 'fill-opacity': 0.68 }),
    stripe(0.2, 0.05, 0.55),
    stripe(0.31, 0.38, 0.34),
    stripe(0.75, 0.05, 0.55),
  ])
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
