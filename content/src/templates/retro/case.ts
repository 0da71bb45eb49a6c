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

/** The letters of the two sides of a tape in strokes, and how long it plays, in a box one high; read with the head bent. */
const LETTERS = {
  a: {
    wide: 0.72,
    d: [
      ['M', 0, 1, 'L', 0.36, 0, 'L', 0.72, 1],
      ['M', 0.14, 0.66, 'L', 0.58, 0.66],
    ],
  },
  six: {
    wide: 0.6,
    d: [
      ['M', 0.5, 0, 'C', 0.1, 0.1, 0, 0.4, 0, 0.68],
      ['M', 0, 0.68, 'C', 0, 1.1, 0.6, 1.1, 0.6, 0.68, 'C', 0.6, 0.28, 0, 0.28, 0, 0.68],
    ],
  },
  nought: { wide: 0.6, d: [['M', 0, 0.5, 'C', 0, -0.16, 0.6, -0.16, 0.6, 0.5, 'C', 0.6, 1.16, 0, 1.16, 0, 0.5]] },
} as const

/** A ruled spine with its side at the foot and its minutes at the head. */
function sides({ x, y, width, height }: Rect): string[] {
  const size = width * 0.5
  // Turned by a quarter: along runs up the spine, down across it.
  const at = (from: number) => (along: number, down: number) =>
    `${num(x + width * 0.25 + down * size)} ${num(y + height - from - along * size)}`
  const written = (letters: readonly (keyof typeof LETTERS)[], from: number) =>
    letters
      .map((letter, nth) => {
        const place = at(from + nth * size * 0.85)
        return LETTERS[letter].d.map((strokes) => stroke(strokes, place)).join('')
      })
      .join('')
  const [first, last] = [height * 0.06, height * 0.94 - size * 1.45]
  const ink = { fill: 'none', stroke: CREAM, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  const rule = `M${num(x + width / 2)} ${num(y + height - first - size * 1.3)}V${num(y + height - last + size * 0.6)}`
  return [
    path(written(['a'], first) + written(['six', 'nought'], last), { ...ink, 'stroke-width': width * 0.085 }),
    path(rule, { ...ink, 'stroke-width': width * 0.05, 'stroke-opacity': 0.6 }),
  ]
}

function stroke(parts: readonly (string | number)[], at: (along: number, down: number) => string): string {
  const points = parts.flatMap((part, nth) =>
    typeof part === 'string'
      ? [part]
      : typeof parts[nth + 1] === 'number' && isFirst(parts, nth)
        ? [`${at(part, parts[nth + 1] as number)} `]
        : [],
  )
  return points.join('')
}

/** Whether a number is the first of a pair. */
function isFirst(parts: readonly (string | number)[], nth: number): boolean {
  const before = parts.slice(0, nth).toReversed()
  const run = before.findIndex((part) => typeof part === 'string')
  return run % 2 === 0
}
