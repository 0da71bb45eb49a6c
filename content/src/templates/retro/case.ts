import { inset, type Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'
import { BROWN, CREAM } from './palette.ts'

/** Of the case's shorter side: the clear rim round the card, the spine of the card, and its white edge. */
const RIM = 0.035
const SPINE = 0.086
const EDGE = 0.022

function partsOf(box: Rect): { card: Rect; spine: Rect; picture: Rect; short: number } {
  const short = Math.min(box.width, box.height)
  const card = inset(box, short * RIM)
  const width = short * SPINE
  const front = { ...card, x: card.x + width, width: card.width - width }
  return { card, spine: { ...card, width }, picture: inset(front, short * EDGE), short }
}

/** The photo on the card of a case. */
export function casePhoto(index: number, box: Rect): Layer {
  return photo(index, partsOf(box).picture)
}

/** A tape's clear case with its card in it: the spine at the left, a cover with room for a photo. */
export function tapeCase(box: Rect, color: string): string[] {
  const { card, spine, short } = partsOf(box)
  const outline = roundedPath(box, short * 0.025)
  return [
    ...paperShadow(outline, short * 0.034),
    path(outline, { fill: '#fff6e2', 'fill-opacity': 0.55 }),
    path(outline, { fill: 'none', stroke: BROWN, 'stroke-opacity': 0.28, 'stroke-width': short * 0.008 }),
    path(roundedPath(inset(box, short * 0.012), short * 0.018), {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.75,
      'stroke-width': short * 0.008,
    }),
    el('rect', { ...card, fill: CREAM }),
    el('rect', { ...spine, fill: color }),
    ...sides(spine),
  ]
}

/** A tape's side and how long it plays, in strokes one high. */
const SIDE = 'M0 1L.36 0L.72 1M.14 .66H.58'
const MINUTES =
  'M.5 0C.1 .1 0 .4 0 .68C0 1.1 .6 1.1 .6 .68C.6 .28 0 .28 0 .68M.9 .5C.9 -.16 1.5 -.16 1.5 .5C1.5 1.16 .9 1.16 .9 .5'
/** How long each is. */
const LONG = { side: 0.72, minutes: 1.5 } as const

/** A ruled spine with its side at the foot and its minutes at the head, read with the head bent as on a shelf. */
function sides({ x, y, width, height }: Rect): string[] {
  const size = width * 0.5
  const end = height * 0.06
  const ink = { fill: 'none', stroke: CREAM, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  const written = (d: string, up: number) =>
    path(d, {
      ...ink,
      'stroke-width': 0.17,
      transform: `translate(${num(x + width * 0.25)} ${num(y + height - up)}) rotate(-90) scale(${num(size)})`,
    })
  const [from, to] = [end + size * (LONG.side + 0.6), height - end - size * (LONG.minutes + 0.6)]
  return [
    written(SIDE, end),
    written(MINUTES, height - end - size * LONG.minutes),
    path(`M${num(x + width / 2)} ${num(y + height - from)}V${num(y + height - to)}`, {
      ...ink,
      'stroke-width': width * 0.05,
      'stroke-opacity': 0.6,
    }),
  ]
}
