import { inset, type Rect } from '@collagerie/core/geometry'
import { ovalPoints } from '../kit/outlines.ts'
import type { DrawnPage } from '../kit/page.ts'
import { isIn, type Oval } from './bitten.ts'

/** Height over breadth of the large one: a portrait's, never lying. */
const SLENDER = [1.07, 1.13, 1.18, 1.23, 1.28, 1.34]
/** And of the small ones. */
const UPRIGHT = 1.3
/** Where there is little height. */
const LEAST_UPRIGHT = 1.1
/** The portrait in the middle is so much larger than each of the four on its rim. */
const LARGER = 2.5
/** Its half width as a share of the room, from the least that is tried to the most. */
const HALF_WIDTHS = Array.from({ length: 17 }, (_, nth) => 0.18 + nth * 0.02)
/** What two small ones leave of the height between them at least, so that the rim of the large is seen there. */
const BETWEEN = 0.085
/** How deep one reaches over the rim of the large one, as a share of its own half width. */
const DEEP = 0.155
/** As shares of the shorter side: from a photo to the outermost line round it, air round that, and between two. */
export const RING = 0.0215
const AIR = 0.008
const FREE = 0.026
const SEARCHES = 14
/** On a lying sheet: the breadth of the large one by its height, and what is beside it at least. */
const HERO = { usual: 0.77, long: 0.9, beside: 0.44 }
/** From these proportions it is broader. */
const LONG = 1.45
/** Between the two of a panorama, by the shorter side. */
const BETWEEN_TWO = 0.57
/** How far a brooch in the corner of the large one reaches over its rim, as a share of its half width. */
const REACH = 0.3
/** The slimmest oval beside it. */
const TALLEST = 1.42

/** What a sheet shows, the photos in reading order, and where its words stand if not at the foot. */
export interface Cameos {
  readonly ovals: readonly Oval[]
  readonly hero: Oval
  readonly words?: Rect
}

export function cameosOf(page: DrawnPage, wordsFor: (width: number) => number): Cameos {
  const by = page.short * RING
  if (page.shape === 'panorama') return roundWords(inset(page.inner, by), page.short, wordsFor)
  if (page.shape === 'landscape') return besideWords(inset(page.inner, by), page, wordsFor)
  const room = inset(page.field('o'), by)
  return page.shape === 'square' ? twoBeside(room, page.short) : overWords(room, page.short)
}

/** A square leaves little height: the large one as high as that, and at its right two, one over the other. */
function twoBeside({ x, y, width, height }: Rect, short: number): Cameos {
  const apart = short * (2 * RING + AIR)
  const ry = (height - apart) / 4
  const rx = ry / LEAST_UPRIGHT
  const broad = (width - apart - 2 * rx) / 2
  const hero = { x: x + broad, y: y + height / 2, rx: broad, ry: height / 2 }
  const above = { x: x + width - rx, y: y + ry, rx, ry }
  return { hero, ovals: [hero, above, { ...above, y: 2 * hero.y - above.y }] }
}

/** Two above, the large one, two below; of the sizes they may have, those that show most of them. */
function overWords(room: Rect, short: number): Cameos {
  const found = HALF_WIDTHS.flatMap((share) =>
    SLENDER.flatMap((tall) => {
      const hero = { x: room.x + room.width / 2, y: room.y + room.height / 2, rx: room.width * share, ry: 0 }
      hero.ry = hero.rx * tall
      if (hero.ry > room.height / 2) return []
      return [{ hero, ovals: ovalsRound(hero, room, short) }]
    }),
  )
  return found.reduce((most, each) => (areaOf(each.ovals) > areaOf(most.ovals) ? each : most))
}

/** A panorama: two large ones as high as the sheet, and between them the words, with one above and one below. */
function roundWords(room: Rect, short: number, wordsFor: (width: number) => number): Cameos {
  const apart = short * (2 * RING + FREE)
  const width = short * BETWEEN_TWO
  const rx = (room.width - width - 2 * apart) / 4
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  const hero = { x: room.x + rx, y: middle.y, rx, ry: room.height / 2 }
  const height = wordsFor(width)
  const words = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  const ry = (room.height - height - 2 * apart) / 4
  const above = { x: middle.x, y: room.y + ry, rx: ry / LEAST_UPRIGHT, ry }
  const across = ({ x, y, ...oval }: Oval): Oval => ({ ...oval, x: 2 * middle.x - x, y: 2 * middle.y - y })
  return { hero, words, ovals: [hero, above, across(hero), across(above)] }
}

/** The large one as high as the sheet, brooches in its corners; at its right another, and the words below that. */
function besideWords(room: Rect, { format, short }: DrawnPage, wordsFor: (width: number) => number): Cameos {
  const apart = short * (2 * RING + FREE)
  const most = format.width >= LONG * format.height ? HERO.long : HERO.usual
  const rx = Math.min((room.height * most) / 2, (room.width - short * HERO.beside - apart) / 2)
  const hero = { x: room.x + rx, y: room.y + room.height / 2, rx, ry: room.height / 2 }
  const beside = room.width - 2 * rx - apart
  const left = room.x + room.width - beside
  const high = wordsFor(beside)
  const words = { x: left, y: room.y + room.height - high, width: beside, height: high }
  const other = besideIn({ x: left, y: room.y, width: beside, height: room.height - high - apart })
  const brooch = broochOn(hero, room, apart)
  const low = { ...brooch, y: 2 * hero.y - brooch.y }
  return { hero, words, ovals: [brooch, other, hero, low, { ...low, x: 2 * hero.x - low.x }] }
}

/** As large as it can be, in the middle of its room. */
function besideIn({ x, y, width, height }: Rect): Oval {
  const ry = Math.min(height / 2, (width / 2) * TALLEST)
  const rx = Math.min(width / 2, ry / LEAST_UPRIGHT)
  return { x: x + width / 2, y: y + height / 2, rx, ry }
}

function broochOn(hero: Oval, { x, y }: Rect, apart: number): Oval {
  const at = (rx: number): Oval => ({ x: x + rx, y: y + rx * UPRIGHT, rx, ry: rx * UPRIGHT })
  return at(largest((rx) => !meets(at(rx), hero, -REACH * rx) && hero.ry > 2 * rx * UPRIGHT + apart, hero.rx))
}

const areaOf = (ovals: readonly Oval[]) => ovals.reduce((sum, { rx, ry }) => sum + rx * ry, 0)

/** Four as large as can be about one in the middle, each on its rim. */
function ovalsRound(hero: Oval, { x, y, width, height }: Rect, short: number): Oval[] {
  const most = Math.min((height * (1 - BETWEEN)) / 4 / UPRIGHT, Math.sqrt((hero.rx * hero.ry) / UPRIGHT) / LARGER)
  const apart = short * (2 * RING + AIR)
  const corner = (rx: number, inwards = 0): Oval => ({ x: x + rx + inwards, y: y + rx * UPRIGHT, rx, ry: rx * UPRIGHT })
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
