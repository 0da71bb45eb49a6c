import type { Rect } from '@collagerie/core/geometry'
import { el, num, path } from './svg.ts'

interface CornerPaper {
  readonly color: string
  readonly fold: string
  readonly shade: string
}

/** The four paper pockets that hold a photo on an album page. */
export function photoCorners(box: Rect, leg: number, paper: CornerPaper): string {
  const over = leg * 0.12
  const places = [
    { x: box.x - over, y: box.y - over, turn: [1, 1] },
    { x: box.x + box.width + over, y: box.y - over, turn: [-1, 1] },
    { x: box.x - over, y: box.y + box.height + over, turn: [1, -1] },
    { x: box.x + box.width + over, y: box.y + box.height + over, turn: [-1, -1] },
  ]
  return el(
    'g',
    {},
    places.map(({ x, y, turn }) =>
      el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${turn.join(' ')})` }, pocket(leg, paper)),
    ),
  )
}

/** A pocket for the top left: its open edge bows in a little, with a fold line along it and its shade on the photo. */
function pocket(leg: number, { color, fold, shade }: CornerPaper): string[] {
  const line = leg * 0.8
  return [
    path(edge(leg * 1.07, 0.46), { fill: shade, 'fill-opacity': 0.28 }),
    path(edge(leg, 0.43), { fill: color }),
    path(`M${num(line)} ${num(leg * 0.05)}Q${num(line * 0.43)} ${num(line * 0.43)} ${num(leg * 0.05)} ${num(line)}`, {
      fill: 'none',
      stroke: fold,
      'stroke-width': leg * 0.025,
    }),
  ]
}

function edge(length: number, bow: number): string {
  return `M0 0L${num(length)} 0Q${num(length * bow)} ${num(length * bow)} 0 ${num(length)}z`
}
