import type { Rect } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { el, num, path } from '../kit/svg.ts'

const PAPER = '#3e2a1e'
const LIT = '#5b4130'
const FOLD = '#9a7d64'
const SHADE = '#140b06'
/** How far the pocket reaches round the print, as a share of its legs. */
const ROUND = 0.09

/** The four folded paper corners that hold a print on an album page: they lie on it, its white edge runs under them. */
export function albumCorners(print: Rect, leg: number): string {
  const over = leg * ROUND
  const [left, top] = [print.x - over, print.y - over]
  const [right, bottom] = [print.x + print.width + over, print.y + print.height + over]
  const places = [
    { x: left, y: top, turn: '1 1' },
    { x: right, y: top, turn: '-1 1' },
    { x: left, y: bottom, turn: '1 -1' },
    { x: right, y: bottom, turn: '-1 -1' },
  ]
  return el(
    'g',
    {},
    places.map(({ x, y, turn }) =>
      el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${turn})` }, pocket(leg * (1 + ROUND))),
    ),
  )
}

/** A pocket for the top left: two flaps that meet in a seam, a lit crease at the open edge, a shade on the print. */
function pocket(leg: number): string[] {
  const corner = { x: 0, y: 0 }
  const seam = { x: leg / 2, y: leg / 2 }
  const edge = (at: number) => `M${num(at)} ${num(leg * 0.03)}L${num(leg * 0.03)} ${num(at)}`
  const line = { fill: 'none', 'stroke-linecap': 'round' }
  return [
    ...[1.16, 1.08].map((reach) =>
      path(polygonPath([corner, { x: leg * reach, y: 0 }, { x: 0, y: leg * reach }]), {
        fill: SHADE,
        'fill-opacity': 0.14,
      }),
    ),
    path(polygonPath([corner, { x: leg, y: 0 }, seam]), { fill: LIT }),
    path(polygonPath([corner, seam, { x: 0, y: leg }]), { fill: PAPER }),
    path(edge(leg * 0.9), { ...line, stroke: FOLD, 'stroke-width': leg * 0.022, 'stroke-opacity': 0.85 }),
    path(`M0 0L${num(seam.x)} ${num(seam.y)}`, { ...line, stroke: SHADE, 'stroke-width': leg * 0.02 }),
  ]
}
