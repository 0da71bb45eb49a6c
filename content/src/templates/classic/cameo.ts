import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import type { Inscription } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import type { Page, Shape } from '../kit/page.ts'
import { scoopedRule } from '../kit/rules.ts'
import { el, path } from '../kit/svg.ts'

const WHITE = '#efe7d6'
const PEARL = '#d6cbb4'
const LIGHT = '#fffdf6'

interface Oval extends Point {
  readonly rx: number
  readonly ry: number
}

/** Half axes of the portrait in the middle as shares of its room, and how slender the four round it are. */
const AXES: Readonly<Record<Shape, { readonly large: Point; readonly slender: number }>> = {
  portrait: { large: { x: 0.28, y: 0.46 }, slender: 1.4 },
  square: { large: { x: 0.225, y: 0.5 }, slender: 1.36 },
  landscape: { large: { x: 0.225, y: 0.5 }, slender: 0.86 },
  panorama: { large: { x: 0.205, y: 0.5 }, slender: 1.2 },
}
/** A face fills an oval that is no slimmer; where there is height to spare the portrait is wider for it. */
const MOST_SLENDER = 1.6
const WIDEST = 0.325
/** As shares of the shorter side: the rim, the string of pearls and the line round it, and the air between two of these. */
const RIM = 0.006
const STRING = 0.0135
const RING = 0.0215
const AIR = 0.014
const SEARCHES = 14
/** A script is tall for its width, and the ovals need the height. */
const SHARES: Readonly<Record<Shape, Pick<Inscription, 'share' | 'nameWidth'>>> = {
  portrait: { share: 0.48 },
  square: { share: 0.41 },
  landscape: { nameWidth: 0.43 },
  panorama: { nameWidth: 0.28 },
}

/** On a low sheet they stand in one row: how high each is by the tallest, and how slender. */
const ROW = { heights: [0.7, 0.84, 1, 0.84, 0.7], slender: 1.64 } as const

function ovalsInRow({ x, y, width, height }: Rect, apart: number): Oval[] {
  const whole = ROW.heights.reduce((sum, each) => sum + each, 0)
  const gaps = apart * (ROW.heights.length - 1)
  const tall = Math.min(height / 2, ((width - gaps) / whole / 2) * ROW.slender)
  const slender = Math.min(ROW.slender, (2 * tall * whole) / (width - gaps))
  const broad = (2 * tall * whole) / slender + gaps
  let left = x + (width - broad) / 2
  return ROW.heights.map((share) => {
    const [rx, ry] = [(tall * share) / slender, tall * share]
    const oval = { x: left + rx, y: y + height / 2, rx, ry }
    left += 2 * rx + apart
    return oval
  })
}

/** In reading order: two above, the large one, two below. */
function ovalsOf({ field, shape, short }: Page): Oval[] {
  const room = inset(field('o'), short * RING)
  if (shape === 'panorama') return ovalsInRow(room, short * (2 * RING + AIR))
  const { x, y, width, height } = room
  const { large, slender } = AXES[shape]
  const at = (across: number, down: number, rx: number, ry: number): Oval => ({
    x: x + rx + across * (width - 2 * rx),
    y: y + ry + down * (height - 2 * ry),
    rx,
    ry,
  })
  const tall = height * large.y
  const wide = Math.max(width * large.x, Math.min(width * WIDEST, tall / MOST_SLENDER))
  const hero = at(0.5, 0.5, wide, Math.min(tall, wide * MOST_SLENDER))
  const corner = (rx: number, across: number, down: number) => at(across, down, rx, rx * slender)
  const apart = short * (2 * RING + AIR)
  const fits = (rx: number) =>
    !meets(corner(rx, 0, 0), hero, apart) && height - 4 * rx * slender >= apart && width - 4 * rx >= apart
  const small = largest(fits, width / 2)
  return [corner(small, 0, 0), corner(small, 1, 0), hero, corner(small, 0, 1), corner(small, 1, 1)]
}

/** Whether two ovals come nearer to each other than they should. */
function meets(one: Oval, other: Oval, apart: number): boolean {
  return ovalPoints(one, one.rx, one.ry, 90).some(
    ({ x, y }) => ((x - other.x) / (other.rx + apart)) ** 2 + ((y - other.y) / (other.ry + apart)) ** 2 < 1,
  )
}

function largest(fits: (length: number) => boolean, most: number): number {
  return Array.from({ length: SEARCHES }).reduce<number>(
    (found, _, nth) => (fits(found + most / 2 ** (nth + 1)) ? found + most / 2 ** (nth + 1) : found),
    0,
  )
}

const boxOf = ({ x, y, rx, ry }: Oval): Rect => ({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry })

/** Ovals on midnight blue, each in a string of pearls. */
export const cameo = composed({
  id: 'classic-cameo',
  theme: 'classic',
  paper: '0x1d2b40',
  margin: 0.072,
  gap: 0.02,
  plans: {
    portrait: ['o'],
    square: ['o'],
    landscape: ['o'],
    panorama: ['o'],
  },
  under: (page) => {
    const { sheet, short } = page
    return [
      scoopedRule(inset(sheet, short * 0.0225), short * 0.03, short * 0.0036, WHITE),
      scoopedRule(inset(sheet, short * 0.0305), short * 0.03, short * 0.0016, WHITE),
      ...ovalsOf(page).flatMap((oval) => pearls(oval, short)),
    ]
  },
  photos: (page) =>
    ovalsOf(page).flatMap((oval, nth) =>
      masked(nth + 1, boxOf(oval), { width: 100, height: 100 }, circlePath({ x: 50, y: 50 }, 50)),
    ),
  words: (shape) => ({
    ...SHARES[shape],
    name: { font: 'Great Vibes', weight: '400', color: '0xf6f0e2', caps: false },
    line: { font: 'Cinzel', weight: '400', color: '0xd9c9a3', caps: true, tracking: 0.16, letters: 14 },
  }),
})

/** A smooth rim and round it the pearls, evenly spaced along the oval, each with a light on it. */
function pearls({ x, y, rx, ry }: Oval, short: number): string[] {
  const pearl = short * 0.005
  const along = evenly(ovalPoints({ x, y }, rx + short * STRING, ry + short * STRING, 1440), pearl * 2.3)
  const ring = (by: number, width: number) =>
    el('ellipse', { cx: x, cy: y, rx: rx + by, ry: ry + by, fill: 'none', stroke: WHITE, 'stroke-width': width })
  const light = pearl * 0.3
  return [
    ring((short * RIM) / 2, short * RIM),
    path(along.map((at) => circlePath(at, pearl)).join(''), { fill: PEARL }),
    path(along.map((at) => circlePath({ x: at.x - light, y: at.y - light }, pearl * 0.52)).join(''), { fill: LIGHT }),
    ring(short * RING, short * 0.0016),
  ]
}

/** Points about a step apart round a closed line, all the same. */
function evenly(line: readonly Point[], step: number): Point[] {
  const lengths = line.map((point, nth) => {
    const before = line.at(nth - 1) ?? point
    return nth === 0 ? 0 : Math.hypot(point.x - before.x, point.y - before.y)
  })
  const around = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.round(around / step)
  return line.reduce<{ walked: number; kept: Point[] }>(
    ({ walked, kept }, point, nth) => {
      const far = walked + (lengths[nth] ?? 0)
      const isNext = kept.length < count && far >= (kept.length * around) / count
      return { walked: far, kept: isNext ? [...kept, point] : kept }
    },
    { walked: 0, kept: [] },
  ).kept
}
