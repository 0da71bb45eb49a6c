import type { Point } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { outset, roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'
import { FAMILY } from '../picture-sets.ts'
import { BROWN, CREAM, MUSTARD, PETROL } from './palette.ts'

/** From the rim of a disc to its heart: colour, and radius as a share of the disc's. */
const RINGS = [
  ['#1d4f51', 1],
  ['#2a6664', 0.965],
  [PETROL, 0.8],
  ['#5f733f', 0.63],
  [PETROL, 0.55],
  ['#7d5a3a', 0.37],
  ['#1d4f51', 0.15],
] as const
/** Of a disc, as a share of the shorter side. */
const DISC = 0.15
const ROUND = 0.04
const RIM = 0.0095

/** The paper's print: rows of discs that overlap like scales, each in rings; it goes on round the edge. */
function print({ sheet, short }: DrawnPage): string[] {
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
function frames({ photos, short, field }: DrawnPage): string[] {
  const sign = field('t')
  const boxes = [...photos, sign].map((box) => roundedPath(outset(box, short * RIM), short * (ROUND + RIM)))
  return [
    ...boxes.flatMap((outline) => paperShadow(outline, short * 0.03, '#04181a', 0.07)),
    path(boxes.join(''), { fill: CREAM }),
    path(roundedPath(sign, short * ROUND), { fill: BROWN }),
  ]
}

/** A wall of the seventies: pictures in slim frames, its paper seen between them. */
export const wallpaper = composed({
  id: 'retro-wallpaper',
  moods: ['colourful', 'playful'],
  asks: ['names', 'years'],
  pictures: FAMILY.filter((each) => each !== 'tulip'),
  theme: 'retro',
  paper: layerColour(PETROL),
  margin: 0.066,
  gap: 0.044,
  // The sign hangs among the pictures, as one of them.
  plans: {
    portrait: [...rows(13, 'AAAAAAAAAAAA'), ...rows(8, 'BBBBBBCCCCCC'), ...rows(7, 'ttttttttDDDD')],
    square: [...rows(6, 'AAAAAAAABBBBB'), ...rows(6, 'AAAAAAAACCCCC'), ...rows(6, 'DDDDttttttttt')],
    landscape: [...rows(10, 'AAAAAAAAAABBBBBBBBBBBB'), ...rows(6, 'CCCCCDDDDDtttttttttttt')],
    panorama: [...rows(9, 'AAAAAABBBBBCCCCC'), ...rows(7, 'AAAAAADDDttttttt')],
  },
  texture: print,
  under: frames,
  photos: ({ photos, short }) => photos.flatMap((box, nth) => roundedPhoto(nth + 1, box, short * ROUND)),
  place: ({ field, short }) => {
    const { x, width, ...sign } = field('t')
    return { ...sign, x: x + short * 0.012, width: width - 2 * short * 0.012 }
  },
  words: () => ({
    name: { font: 'Abril Fatface', weight: '400', color: layerColour(CREAM), caps: false },
    line: { font: 'Josefin Sans', weight: '600', color: layerColour(MUSTARD), caps: true, tracking: 0.12, letters: 11 },
    lineCaps: 0.46,
    share: 1,
    fill: 0.845,
  }),
})
