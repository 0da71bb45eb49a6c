import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import type { Inscription } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import type { DrawnPage, Shape } from '../kit/page.ts'
import { scoopedRule } from '../kit/rules.ts'
import { path } from '../kit/svg.ts'
import { EVENING } from '../picture-sets.ts'
import { bitten, isIn, type Oval } from './bitten.ts'

const WHITE = '#efe7d6'
const PEARL = '#d6cbb4'
const LIGHT = '#fffdf6'

/** Height over breadth of an oval: a face fills none that is slimmer or flatter. */
const SLENDER = [0.64, 0.72, 0.8, 0.88, 0.96, 1.05, 1.15, 1.25] as const
/** The portrait in the middle is so much larger than each of the four on its rim. */
const LARGER = 2.2
/** Its half width as a share of the room, from the least that is tried to the most. */
const HALF_WIDTHS = Array.from({ length: 17 }, (_, nth) => 0.18 + nth * 0.02)
/** What two small ones leave of the height between them at least, so that the rim of the large is seen there. */
const BETWEEN = 0.16
/** How deep one reaches over the rim of the next, as a share of its own half width. */
const DEEP = 0.16
/** As shares of the shorter side: the rim, the string of pearls and the line round it, and the air round these. */
const RIM = 0.006
const STRING = 0.0135
const RING = 0.0215
const AIR = 0.008
const SEARCHES = 14
/** How wide one at the side is at least. */
const FLANK = 0.2
/** A script is tall for its width, and the ovals need the height. */
const SHARES: Readonly<Record<Shape, Pick<Inscription, 'share' | 'fill'>>> = {
  portrait: { share: 0.58 },
  square: { share: 0.56 },
  landscape: { share: 0.42 },
  panorama: { share: 0.315 },
}

/** In reading order: two above, the large one, two below; of the sizes they may have, those that show most of them. */
function ovalsOf({ field, short }: DrawnPage): Oval[] {
  const room = inset(field('o'), short * RING)
  const found = HALF_WIDTHS.flatMap((share) =>
    SLENDER.flatMap((tall) => {
      const hero = { x: room.x + room.width / 2, y: room.y + room.height / 2, rx: room.width * share, ry: 0 }
      hero.ry = hero.rx * tall
      return hero.ry > room.height / 2 ? [] : SLENDER.map((slender) => ovalsRound(hero, slender, room, short))
    }),
  )
  const best = found.reduce((most, each) => (areaOf(each) > areaOf(most) ? each : most), found[0] ?? [])
  return flanked(best, room, short)
}

/** On a long sheet one more at either side, where the others leave room. */
function flanked(ovals: readonly Oval[], room: Rect, short: number): Oval[] {
  const [first, second, hero, ...below] = ovals
  if (!first || !second || !hero) return []
  const spare = first.x - first.rx - room.x - short * (2 * RING + AIR)
  const ry = Math.min(spare * 0.68, room.height / 2)
  if (spare < FLANK * short) return [...ovals]
  const left = { x: room.x + spare / 2, y: hero.y, rx: spare / 2, ry }
  return [first, second, left, hero, { ...left, x: 2 * hero.x - left.x }, ...below]
}

const areaOf = (ovals: readonly Oval[]) => ovals.reduce((sum, { rx, ry }) => sum + rx * ry, 0)

/** Four as large as can be about one in the middle, each on its rim. */
function ovalsRound(hero: Oval, slender: number, { x, y, width, height }: Rect, short: number): Oval[] {
  const most = Math.min((height * (1 - BETWEEN)) / 4 / slender, Math.sqrt((hero.rx * hero.ry) / slender) / LARGER)
  const apart = short * (2 * RING + AIR)
  const corner = (rx: number, inwards = 0): Oval => ({ x: x + rx + inwards, y: y + rx * slender, rx, ry: rx * slender })
  const isClear = (oval: Oval) => !meets(oval, hero, -DEEP * oval.rx)
  const rx = largest((each) => each <= most && isClear(corner(each)) && width - 4 * each >= apart, width / 2)
  const inwards = largest((by) => isClear(corner(rx, by)) && width - 4 * rx - 2 * by >= apart, width / 2)
  const small = corner(rx, inwards)
  const [right, low] = [2 * hero.x - small.x, 2 * hero.y - small.y]
  return [small, { ...small, x: right }, hero, { ...small, y: low }, { ...small, x: right, y: low }]
}

/** Those that lie over one, with the air round them: the small ones on the rim of the large. */
function overIt(ovals: readonly Oval[], nth: number, { short }: DrawnPage): Oval[] {
  if (nth !== (ovals.length - 1) / 2) return []
  const by = short * (RING + AIR)
  return ovals.filter((_, other) => other !== nth).map(({ rx, ry, ...at }) => ({ ...at, rx: rx + by, ry: ry + by }))
}

/** Whether two ovals come nearer to each other than they should. */
function meets(one: Oval, other: Oval, apart: number): boolean {
  return ovalPoints(one, one.rx, one.ry, 90).some((point) => isIn(point, other, apart))
}

function largest(fits: (length: number) => boolean, most: number): number {
  return Array.from({ length: SEARCHES }).reduce<number>(
    (found, _, nth) => (fits(found + most / 2 ** (nth + 1)) ? found + most / 2 ** (nth + 1) : found),
    0,
  )
}

const boxOf = ({ x, y, rx, ry }: Oval): Rect => ({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry })

/** Ovals on midnight blue, each in a string of pearls, the small ones like brooches on the rim of the large. */
export const cameo = composed({
  id: 'classic-cameo',
  moods: ['romantic', 'classic'],
  asks: ['names', 'placeAndDate'],
  pictures: ['shore-couple', ...EVENING, 'lavender-field', 'tulip'],
  theme: 'classic',
  paper: '0x1d2b40',
  margin: 0.056,
  gap: 0.02,
  plans: {
    portrait: ['o'],
    square: ['o'],
    landscape: ['o'],
    panorama: ['o'],
  },
  under: (page) => {
    const { sheet, short } = page
    const ovals = ovalsOf(page)
    return [
      scoopedRule(inset(sheet, short * 0.0225), short * 0.03, short * 0.0036, WHITE),
      scoopedRule(inset(sheet, short * 0.0305), short * 0.03, short * 0.0016, WHITE),
      ...ovals.flatMap((oval, nth) => pearls(oval, overIt(ovals, nth, page), short)),
    ]
  },
  photos: (page) => {
    const ovals = ovalsOf(page)
    return ovals.flatMap((oval, nth) => {
      const box = boxOf(oval)
      return masked(nth + 1, box, box, bitten(oval, overIt(ovals, nth, page), { x: -box.x, y: -box.y }))
    })
  },
  words: (shape) => ({
    ...SHARES[shape],
    lineGap: 0.5,
    name: { font: 'Great Vibes', weight: '400', color: '0xf6f0e2', caps: false },
    line: { font: 'Cinzel', weight: '400', color: '0xd9c9a3', caps: true, tracking: 0.08, letters: 14 },
  }),
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
