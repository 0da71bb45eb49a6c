import { inset, type Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { smoothPath } from '../kit/curves.ts'
import { photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { el, path } from '../kit/svg.ts'
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
    path(writing(spine), {
      fill: 'none',
      stroke: CREAM,
      'stroke-opacity': 0.9,
      'stroke-width': spine.width * 0.085,
      'stroke-linecap': 'round',
    }),
  ]
}

/** How far the letters of two words rise from their line, and hang below it, by the height of a small one. */
const SCRIPT = [
  [2, -0.1, 1, 0, 1, 0, 1.9, 0, 1, -0.1],
  [1.9, 0, 1, -0.8, 1, 0, 1],
] as const

/** What is on the tape, by hand along the spine: read from the left with the head bent, as on a shelf. */
function writing(spine: Rect): string {
  const step = spine.width * 0.3
  const length = (SCRIPT.flat().length + 2) * step
  let along = spine.y + spine.height / 2 + length / 2
  return SCRIPT.map((word) => {
    const points = word.map((rise, nth) => ({
      x: spine.x + spine.width * (0.6 - rise * 0.2),
      y: along - nth * step,
    }))
    along -= (word.length + 1.6) * step
    return smoothPath(points)
  }).join('')
}
