import { inset, type Rect } from '@collagerie/core/geometry'
import { ovalPoints } from '../kit/outlines.ts'
import { type DrawnPage, isWide } from '../kit/page.ts'
import { isIn, type Oval } from './bitten.ts'

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
/** As shares of the shorter side: from a photo to the outermost line round it, and the air round that. */
export const RING = 0.0215
const AIR = 0.008
const SEARCHES = 14
/** On a lying sheet: what stands beside the large one, by the sheet's proportions, with one oval over it or two. */
const BESIDE = { least: 0.445, growth: 0.33, from: 1.25, two: 0.86 }
/** From these proportions there are two. */
const LONG = 1.9
/** How far the one beside the large reaches over its rim, and a brooch in its corner, as shares of their half width. */
const REACH = { beside: 0.34, brooch: 0.5 }
/** The tallest oval beside it, by its width. */
const TALLEST = 1.12

/** What a sheet shows, the photos in reading order, and where its words stand if not at the foot. */
export interface Cameos {
  readonly ovals: readonly Oval[]
  readonly hero: Oval
  readonly words?: Rect
}

export function cameosOf(page: DrawnPage, wordsFor: (width: number) => number): Cameos {
  const by = page.short * RING
  return isWide(page.shape)
    ? besideWords(inset(page.inner, by), page, wordsFor)
    : overWords(inset(page.field('o'), by), page.short)
}

/** Two above, the large one, two below; of the sizes they may have, those that show most of them. */
function overWords(room: Rect, short: number): Cameos {
  const found = HALF_WIDTHS.flatMap((share) =>
    SLENDER.flatMap((tall) => {
      const hero = { x: room.x + room.width / 2, y: room.y + room.height / 2, rx: room.width * share, ry: 0 }
      hero.ry = hero.rx * tall
      if (hero.ry > room.height / 2) return []
      return SLENDER.map((slender) => ({ hero, ovals: ovalsRound(hero, slender, room, short) }))
    }),
  )
  return found.reduce((most, each) => (areaOf(each.ovals) > areaOf(most.ovals) ? each : most))
}

/** The large one as high as the sheet, brooches in its corners; at its right others, and the words below these. */
function besideWords(room: Rect, { format, short }: DrawnPage, wordsFor: (width: number) => number): Cameos {
  const ratio = format.width / format.height
  const isLong = ratio >= LONG
  const beside = short * (isLong ? BESIDE.two : BESIDE.least + BESIDE.growth * (ratio - BESIDE.from))
  const apart = short * (2 * RING + AIR)
  const rx = (room.width - beside - apart) / 2
  const hero = { x: room.x + rx, y: room.y + room.height / 2, rx, ry: room.height / 2 }
  const right = room.x + room.width
  const high = wordsFor(beside)
  const words = { x: right - beside, y: room.y + room.height - high, width: beside, height: high }
  const most = room.height - high - apart
  const small = isLong ? besides(hero, room, right - beside, most, apart) : [besideOne(hero, room, beside, most)]
  const brooch = broochOn(hero, room, apart)
  const low = { ...brooch, y: 2 * hero.y - brooch.y }
  return { hero, words, ovals: [brooch, ...small, hero, low, { ...low, x: 2 * hero.x - low.x }] }
}

/** In the upper right corner, over the rim of the large one. */
function besideOne(hero: Oval, { x, y, width }: Rect, beside: number, most: number): Oval {
  const at = (rx: number): Oval => {
    const ry = Math.min(rx * TALLEST, most / 2)
    return { x: x + width - rx, y: y + ry, rx, ry }
  }
  return at(largest((rx) => !meets(at(rx), hero, -REACH.beside * rx), beside))
}

/** One over the rim of the large, the other as large at its right. */
function besides(hero: Oval, { x, y, width }: Rect, left: number, most: number, apart: number): Oval[] {
  const pair = (rx: number): readonly [Oval, Oval] => {
    const second = {
      x: x + width - rx,
      y: y + Math.min(rx * TALLEST, most / 2),
      rx,
      ry: Math.min(rx * TALLEST, most / 2),
    }
    return [{ ...second, x: second.x - 2 * rx - apart }, second]
  }
  return [...pair(largest((rx) => !meets(pair(rx)[0], hero, -REACH.beside * rx), x + width - left))]
}

function broochOn(hero: Oval, { x, y }: Rect, apart: number): Oval {
  const at = (rx: number): Oval => ({ x: x + rx, y: y + rx, rx, ry: rx })
  return at(largest((rx) => !meets(at(rx), hero, -REACH.brooch * rx) && hero.ry > 2 * rx + apart, hero.rx))
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
export function overIt({ ovals, hero }: Cameos, oval: Oval, short: number): Oval[] {
  if (oval !== hero) return []
  const by = short * (RING + AIR)
  return ovals.filter((other) => other !== hero).map(({ rx, ry, ...at }) => ({ ...at, rx: rx + by, ry: ry + by }))
}

/** Asked some ten thousand times for one sheet, so its angles are computed once. */
const ROUND = ovalPoints({ x: 0, y: 0 }, 1, 1, 90)

/** Whether two ovals come nearer to each other than they should. */
function meets(one: Oval, other: Oval, apart: number): boolean {
  return ROUND.some(({ x, y }) => isIn({ x: one.x + one.rx * x, y: one.y + one.ry * y }, other, apart))
}

function largest(fits: (length: number) => boolean, most: number): number {
  return Array.from({ length: SEARCHES }).reduce<number>(
    (found, _, nth) => (fits(found + most / 2 ** (nth + 1)) ? found + most / 2 ** (nth + 1) : found),
    0,
  )
}
