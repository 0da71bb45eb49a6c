import type { Point } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { outset, roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { FAMILY } from '../picture-sets.ts'
import { BROWN, CREAM, MUSTARD, PETROL } from './palette.ts'

/** From the rim of a disc to its heart: colour, and radius as a share of the disc's. */
const RINGS = [
  ['#143f43', 1],
  ['#2a6c6a', 0.955],
  [PETROL, 0.79],
  ['#a5842f', 0.63],
  [PETROL, 0.545],
  ['#b4552a', 0.37],
  ['#143f43', 0.15],
] as const
/** Of a disc, as a share of the shorter side. */
const DISC = 0.08
const ROUND = 0.05
const RIM = 0.0095

/** The paper's print: rows of discs that overlap like scales, each in rings; it goes on round the edge. */
function print({ sheet, short }: Page): string[] {
  const { width, height } = sheet
  // Whole discs between the edges, so that both sides of the wall are alike.
  const radius = width / (2 * Math.round(width / (2 * short * DISC)))
  const across = Math.ceil((width / 2 + BEYOND) / radius / 2) + 1
  const down = Math.ceil((height + 2 * BEYOND) / radius) + 2
  return Array.from({ length: down }, (_, row) => {
    const y = height + BEYOND + radius - (down - 1 - row) * radius
    const centres = Array.from(
      { length: 2 * across + 1 },
      (__, col): Point => ({
        x: width / 2 + (col - across + (row % 2) / 2) * 2 * radius,
        y,
      }),
    )
    return RINGS.map(([fill, share]) =>
      path(centres.map((centre) => circlePath(centre, radius * share)).join(''), { fill }),
    )
  }).flat()
}

/** Every picture hangs off the wall in a slim cream frame; the sign is framed alike. */
function frames({ photos, short, field }: Page): string[] {
  const sign = field('t')
  const boxes = [...photos, sign].map((box) => roundedPath(outset(box, short * RIM), short * (ROUND + RIM)))
  return [
    ...boxes.flatMap((outline) => paperShadow(outline, short * 0.03, '#04181a', 0.07)),
    path(boxes.join(''), { fill: CREAM }),
    path(roundedPath(sign, short * ROUND), { fill: BROWN }),
  ]
}

/** A wall of the seventies: a few pictures with much of its paper between them. */
export const wallpaper = composed({
  id: 'retro-wallpaper',
  moods: ['colourful', 'playful'],
  asks: ['names', 'years'],
  pictures: [...FAMILY, 'candles'],
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  paper: layerColour(PETROL),
  margin: 0.09,
  gap: 0.064,
  plans: {
    portrait: [...rows(17, 'AAAAAA'), ...rows(10, 'BBBCCC'), ...rows(7, 'tttttt')],
    square: [...rows(8, 'AAAAABBB'), ...rows(8, 'AAAAACCC'), ...rows(6, 'tttttttt')],
    landscape: [...rows(8, 'AAAAAAABBBBB'), ...rows(8, 'AAAAAAACCCCC'), ...rows(5, 'tttttttttttt')],
    panorama: [],
  },
  texture: print,
  under: frames,
  photos: ({ photos, short }) => photos.flatMap((box, nth) => roundedPhoto(nth + 1, box, short * ROUND)),
  place: ({ field, short }) => {
    const { x, width, ...sign } = field('t')
    return { ...sign, x: x + short * ROUND, width: width - 2 * short * ROUND }
  },
  words: (shape) => ({
    name: { font: 'Abril Fatface', weight: '400', color: layerColour(CREAM), caps: false },
    line: { font: 'Josefin Sans', weight: '600', color: layerColour(MUSTARD), caps: true, tracking: 0.12, letters: 11 },
    lineCaps: 0.48,
    ...(shape === 'landscape' ? { beside: true, nameWidth: 0.5, share: 0.4 } : { share: 0.62 }),
  }),
})
