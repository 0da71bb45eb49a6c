import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import { berry, bow, firTwig } from '../kit/fir.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows, type Shape } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'

const DARK_NEEDLES = '#24483a'
const LOOK = { wood: '#6b4a33', needles: [DARK_NEEDLES, '#3a6650', '#6d9476'] }

/** The name's share of the sheet's width; what it leaves is the boughs'. */
const SHARE: Readonly<Record<Shape, number>> = { portrait: 0.46, square: 0.41, landscape: 0.41, panorama: 0.34 }

/** Twigs of a bough in painting order: their rise in degrees, and their length as a share of the longest. */
const TWIGS = [
  { rise: 58, length: 0.42 },
  { rise: -24, length: 0.6 },
  { rise: 34, length: 0.62 },
  { rise: -8, length: 0.9 },
  { rise: 14, length: 1 },
] as const

/** A bough that grows in from the side of its box, berries where its twigs part. `side` 1 grows to the right. */
function bough({ x, y, width, height }: Rect, side: 1 | -1, random: Random): string[] {
  const foot = { x: side === 1 ? x : x + width, y: y + height * 0.6 }
  const long = Math.min(width, height * 2)
  const unit = Math.min(height, width * 1.15)
  const needle = unit * 0.2
  const twigs = TWIGS.flatMap(({ rise, length }) => {
    const reach = Math.min(long * length, rise > 30 ? height * 0.55 : long)
    const end = polar(foot, reach - needle * 0.6, side === 1 ? -rise : 180 + rise)
    const tip = { x: end.x, y: Math.min(end.y, y + height * 0.82) }
    return firTwig(bow(foot, tip, -0.05), needle * (0.8 + 0.2 * length), LOOK, random)
  })
  const berries = [
    [0.3, -0.07],
    [0.13, -0.2],
    [0.42, 0.06],
    [0.12, 0.1],
    [0.28, 0.12],
    [0.2, -0.03],
  ].flatMap(([dx = 0, dy = 0], nth) =>
    berry({ x: foot.x + side * dx * unit, y: foot.y + dy * unit }, unit * (nth === 5 ? 0.085 : 0.062)),
  )
  return [...twigs, ...berries, ...strewn(foot, side, long - needle, unit, random)]
}

/** A few berries farther along the highest of the long twigs, so that the eye is led to the name. */
function strewn(foot: Point, side: 1 | -1, long: number, unit: number, random: Random): string[] {
  return [0.55, 0.68, 0.81].flatMap((share, nth) => {
    const { x, y } = polar(foot, long * share, side === 1 ? -14 : 194)
    return berry({ x, y: y + unit * (nth % 2 === 0 ? -0.035 : 0.03) }, unit * between(random, 0.04, 0.05))
  })
}

/** Left and right of the name, on the paper alone. */
function boughs({ field, sheet, shape }: Page): string[] {
  const { x, y, width, height } = field('t')
  const random = seededRandom(24)
  const room = (width - SHARE[shape] * sheet.width) / 2 - height * 0.1
  const box = { y: y + height * 0.06, width: room, height: height * 0.84 }
  return [...bough({ ...box, x }, 1, random), ...bough({ ...box, x: x + width - room }, -1, random)]
}

/** Christmas: boughs of fir and red berries on both sides of the name, under a wall of photos. */
export const fir = composed({
  id: 'illustration-fir',
  theme: 'illustration',
  sample: { txt1: 'Amélie & Tom', txt2: '24 · 12 · 2026' },
  paper: '0xf8f4ea',
  margin: 0.044,
  gap: 0.016,
  plans: {
    portrait: [...rows(4, 'AAAABB'), ...rows(4, 'AAAACC'), ...rows(4, 'DDDEEE')],
    square: [...rows(4, 'AAAABBB'), ...rows(2, 'AAAACCC'), ...rows(3, 'DDEECCC')],
    landscape: [...rows(5, 'AAAABBBCC'), 'AAAADDDCC', ...rows(4, 'EEFFDDDGG')],
    panorama: [...rows(5, 'AAAABBBCCCCDDD'), ...rows(1, 'AAAAEEECCCCDDD'), ...rows(4, 'AAAAEEEFFGGDDD')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 3, colors: ['#b9a98a', '#ffffff'], opacity: 0.35 }),
  under: boughs,
  words: (shape) => ({
    name: { font: 'Great Vibes', weight: '400', color: layerColour(DARK_NEEDLES), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa32328', caps: true, tracking: 0.14, letters: 14 },
    share: SHARE[shape],
    nameWidth: SHARE[shape] / 0.8,
  }),
})
