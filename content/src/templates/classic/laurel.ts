import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, type Rect } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked, photo } from '../kit/layers.ts'
import { rule } from '../kit/rules.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { el } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { LAUREL_REACH, type LaurelOpening, laurelWreath } from '../kit/wreath.ts'
import { EVENING } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const GREEN = '0x17352b'
const PALE_GOLD = '#f0dfae'

interface Page {
  readonly centre: Point
  /** Of the round photo. */
  readonly radius: number
  readonly opening: LaurelOpening
  readonly before: readonly Rect[]
  readonly after: readonly Rect[]
  readonly text: Rect
}

/** Lengths as shares of the shorter side. */
const EDGE = 0.053
const GAP = 0.026
/** Between the round photo and the leaves. */
const CLEAR = 0.01
/** The row of photos on upright sheets, by their height; on square ones. */
const ROW = { upright: 0.27, square: 0.26 }
/** What accents on capitals take of the air over a name. */
const ACCENTS = 0.014
/** Columns of photos on lying sheets are as wide as this at least. */
const COLUMN = 0.254
/** The width of the wreath on a panorama. */
const WIDEST = 0.84
/** How far a leaf at the end of a branch reaches past it, and one at its foot falls short, in degrees. */
const TIP = 8
const HEEL = 5
/** Branches that nearly close. */
const CLOSED: LaurelOpening = { foot: 5, top: 11 }

/** Equal photos, one beside or below the other. */
function line(box: Rect, count: number, isRow: boolean): Rect[] {
  const width = isRow ? (box.width - (count - 1) * GAP) / count : box.width
  const height = isRow ? box.height : (box.height - (count - 1) * GAP) / count
  const at = (nth: number) => (isRow ? { x: box.x + nth * (width + GAP) } : { y: box.y + nth * (height + GAP) })
  return Array.from({ length: count }, (_, nth) => ({ ...box, width, height, ...at(nth) }))
}

/** The stem of a wreath about a round photo. */
const stemOf = (radius: number) => (radius + CLEAR) / (1 - LAUREL_REACH)
/** The round photo of a wreath that reaches so far. */
const insideOf = (reach: number) => (reach / (1 + LAUREL_REACH)) * (1 - LAUREL_REACH) - CLEAR

/** A wreath as large as its place is broad; where that is low, the branches leave its head and foot open. */
function wreathIn(place: Rect): Pick<Page, 'centre' | 'radius' | 'opening'> {
  const half = place.height / 2
  const radius = Math.min(insideOf(place.width / 2), half)
  const reach = stemOf(radius) * (1 + LAUREL_REACH)
  const open = (Math.acos(Math.min(1, half / reach)) * 180) / Math.PI
  return {
    centre: { x: place.x + place.width / 2, y: place.y + half },
    radius,
    opening: open === 0 ? CLOSED : { foot: Math.max(CLOSED.foot, open - HEEL), top: open + TIP },
  }
}

/** Lengths as shares of the shorter side. */
function pageOf(format: Format): Page {
  const short = Math.min(format.width, format.height)
  const width = format.width / short
  const height = format.height / short
  const inner = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }
  const orientation = orientationOf(format)
  if (orientation !== ORIENTATION.landscape) {
    const isSquare = orientation === ORIENTATION.square
    const words = isSquare ? 0.201 : 0.202 + (height - 1.25) * 0.08
    const low = height * (isSquare ? ROW.square : ROW.upright)
    const top = height - EDGE - low
    return {
      ...wreathIn({ ...inner, height: top - words - EDGE }),
      before: [],
      after: line({ ...inner, y: top, height: low }, 3, true),
      text: { ...inner, y: top - words + ACCENTS, height: words - ACCENTS },
    }
  }
  const words = 0.19
  const middle = Math.min(WIDEST, inner.width - 2 * (COLUMN + GAP))
  const column = (inner.width - middle) / 2 - GAP
  const pair = (x: number) => line({ ...inner, x, width: column }, 2, false)
  // A wreath that is lower than its place stands in the middle together with the words.
  const high = Math.min(inner.height - words, middle + GAP)
  const top = EDGE + (inner.height - words - high) / 2
  return {
    ...wreathIn({ x: (width - middle) / 2, y: top, width: middle, height: high }),
    before: pair(EDGE),
    after: pair(width - EDGE - column),
    text: { x: (width - middle) / 2, y: top + high, width: middle, height: words },
  }
}

/** Gold on green: a portrait in its laurel wreath, the others kept in fine rules. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const page = pageOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const centre = { x: page.centre.x * short, y: page.centre.y * short }
  const radius = page.radius * short
  const windows = [...page.before, ...page.after].map(cm)
  const sheet = { x: 0, y: 0, ...format }
  const fine = short * 0.003
  const gold = foil('gold', sheet, GOLD_LEAF)
  return {
    art: {
      ground: sheetArt(format, paperGrain(sheet, { seed: 19, colors: ['#2b5142', '#0d241c'], opacity: 0.5 })),
      gold: sheetArt(format, [
        gold.definition,
        ...laurelWreath(centre, stemOf(page.radius) * short, page.opening, {
          leaf: gold.paint,
          rib: '#3d4a26',
          berry: PALE_GOLD,
        }),
        // Half of every rule lies under its photo.
        el('circle', {
          cx: centre.x,
          cy: centre.y,
          r: radius,
          fill: 'none',
          stroke: gold.paint,
          'stroke-width': fine * 2,
        }),
        ...windows.map((box) => rule(box, fine * 2, gold.paint)),
      ]),
    },
    layers: [
      ground(format, GREEN),
      sheetOverlay('ground', format),
      sheetOverlay('gold', format),
      ...page.before.map((box, nth) => photo(nth + 1, cm(box))),
      ...masked(
        page.before.length + 1,
        { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius },
        { width: 100, height: 100 },
        circlePath({ x: 50, y: 50 }, 50),
      ),
      ...page.after.map((box, nth) => photo(page.before.length + nth + 2, cm(box))),
      ...inscribed(cm(page.text), format, {
        name: { font: 'Cinzel', weight: '600', color: layerColour(PALE_GOLD), caps: true },
        line: { font: 'Cinzel', weight: '400', color: '0xd9b76e', caps: true, tracking: 0.14, letters: 14 },
        lineGap: 0.5,
        fill: 0.95,
        share: shareOf(format),
      }),
    ],
  }
}

/** The name's share of the sheet's width. */
function shareOf({ width, height }: Format): number {
  if (width === height) return 0.57
  return height > width ? 0.59 : 0.5 * Math.max(0.85, height / width)
}

export const laurel: StaticTemplate = {
  id: 'classic-laurel',
  moods: ['classic', 'romantic'],
  occasions: ['wedding', 'anniversary'],
  asks: ['names', 'date'],
  pictures: ['shore-couple', ...EVENING, 'tulip', 'candles'],
  theme: 'classic',
  sizes: ALL_SIZES,
  draw,
}
