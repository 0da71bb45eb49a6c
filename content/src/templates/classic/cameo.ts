import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { type Inscription, roomFor } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import type { DrawnPage, Shape } from '../kit/page.ts'
import { scoopedRule } from '../kit/rules.ts'
import { path } from '../kit/svg.ts'
import { bitten, isIn, type Oval } from './bitten.ts'
import { cameosOf, overIt, RING } from './cameo-ovals.ts'

const WHITE = '#efe7d6'
const PEARL = '#d6cbb4'
const LIGHT = '#fffdf6'

/** As shares of the shorter side: the rim and the string of pearls. */
const RIM = 0.006
const STRING = 0.0135
/** A script is tall for its width, and the ovals need the height. */
const SHARES: Readonly<Record<Shape, Pick<Inscription, 'share' | 'fill'>>> = {
  portrait: { share: 0.58 },
  square: { share: 0.56 },
  landscape: { fill: 0.9 },
  panorama: { share: 0.36, fill: 0.92 },
}

const wordsOn = (shape: Shape): Inscription => ({
  ...SHARES[shape],
  lineGap: shape === 'square' ? 0.3 : 0.5,
  name: { font: 'Great Vibes', weight: '400', color: '0xf6f0e2', caps: false },
  line: { font: 'Cinzel', weight: '400', color: '0xd9c9a3', caps: true, tracking: 0.03, letters: 14 },
})

const shownOn = (page: DrawnPage) => cameosOf(page, (width) => roomFor(width, page.format, wordsOn(page.shape)))

const boxOf = ({ x, y, rx, ry }: Oval): Rect => ({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry })

/** Ovals on midnight blue, each in a string of pearls, the small ones like brooches on the rim of the large. */
export const cameo = composed({
  id: 'classic-cameo',
  moods: ['romantic', 'classic'],
  asks: ['names', 'placeAndDate'],
  pictures: [
    'shore-couple',
    'wedding-rings',
    'lighthouse',
    'cloud-sea',
    'birch-wood',
    'cherry-blossom',
    'sailboat',
    'misty-ridges',
    'lavender-field',
  ],
  theme: 'classic',
  paper: '0x1d2b40',
  margin: 0.038,
  gap: 0.02,
  plans: {
    portrait: ['o'],
    square: ['o'],
    // Beside the large oval.
    landscape: ['t'],
    panorama: ['t'],
  },
  under: (page) => {
    const { sheet, short } = page
    const cameos = shownOn(page)
    return [
      scoopedRule(inset(sheet, short * 0.0195), short * 0.03, short * 0.0036, WHITE),
      scoopedRule(inset(sheet, short * 0.0265), short * 0.03, short * 0.0016, WHITE),
      ...cameos.ovals.flatMap((oval) => pearls(oval, overIt(cameos, oval, short), short)),
    ]
  },
  photos: (page) => {
    const cameos = shownOn(page)
    return cameos.ovals.flatMap((oval, nth) => {
      const box = boxOf(oval)
      return masked(nth + 1, box, box, bitten(oval, overIt(cameos, oval, page.short), { x: -box.x, y: -box.y }))
    })
  },
  place: (page) => shownOn(page).words ?? page.field('t'),
  words: wordsOn,
})

/**
 * A smooth rim and round it the pearls, evenly spaced along the oval, each with a light on it; none where others lie
 * over it.
 */
function pearls({ x, y, rx, ry }: Oval, over: readonly Oval[], short: number): string[] {
  const pearl = short * 0.005
  const isFree = (at: Point) => !over.some((other) => isIn(at, other, -pearl * 1.3))
  const along = evenly(ovalPoints({ x, y }, rx + short * STRING, ry + short * STRING, 1440), pearl * 2.3).filter(isFree)
  const ring = (by: number, width: number) =>
    path(bitten({ x, y, rx: rx + by, ry: ry + by }, over), { fill: 'none', stroke: WHITE, 'stroke-width': width })
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
