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
import { el, num, path } from '../kit/svg.ts'
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
/** The row of photos on upright sheets, by their height. */
const ROW = 0.255
/** The column of photos on square sheets. */
const SQUARE_COLUMN = 0.285
/** What accents on capitals take of the air over a name. */
const ACCENTS = 0.014
/** And what is free below the line, above the photos. */
const UNDER = 0.014
/** Columns of photos on lying sheets are as wide as this at least. */
const COLUMN = 0.238
/** The width of the wreath on a panorama. */
const WIDEST = 0.88
/** How far the leaves reach from the middle, by the photo's radius and the air round it. */
const OUTWARD = (1 + LAUREL_REACH) / (1 - LAUREL_REACH)
/** How far a leaf at the end of a branch reaches past it, in degrees. */
const TIP = 8
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

/** A wreath as large as its place is broad, closed at its foot; where the place is low, its head is open. */
function wreathIn(place: Rect): Pick<Page, 'centre' | 'radius' | 'opening'> {
  // Over its middle as high as the photo, below it as the leaves.
  const radius = Math.min(insideOf(place.width / 2), (place.height - CLEAR * OUTWARD) / (1 + OUTWARD))
  const reach = stemOf(radius) * (1 + LAUREL_REACH)
  const centre = { x: place.x + place.width / 2, y: place.y + place.height - reach }
  const above = centre.y - place.y
  const open = above < reach ? (Math.acos(above / reach) * 180) / Math.PI : 0
  return { centre, radius, opening: open === 0 ? CLOSED : { foot: CLOSED.foot, top: open + TIP } }
}

/** The wreath over the names, the other photos in a column beside both. */
function squarePage(inner: Rect): Page {
  const words = 0.212
  const left = inner.width - SQUARE_COLUMN - 1.4 * GAP
  const top = inner.y + Math.max(0, inner.height - words - left) / 2
  return {
    ...wreathIn({ ...inner, y: top, width: left, height: left }),
    before: [],
    after: line({ ...inner, x: inner.x + inner.width - SQUARE_COLUMN, width: SQUARE_COLUMN }, 3, false),
    text: { ...inner, y: top + left, width: left, height: words },
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
    if (orientation === ORIENTATION.square) return squarePage(inner)
    const words = 0.222 + (height - 1.25) * 0.08
    const low = height * ROW
    const top = height - EDGE - low
    return {
      ...wreathIn({ ...inner, height: top - words - EDGE }),
      before: [],
      after: line({ ...inner, y: top, height: low }, 3, true),
      text: { ...inner, y: top - words + ACCENTS, height: words - ACCENTS - UNDER },
    }
  }
  const words = width < 1.9 ? 0.2 : 0.26
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
        ...bow({ x: centre.x, y: centre.y + stemOf(page.radius) * short }, radius * 0.115, gold.paint),
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

/** What ties the two branches at their foot. */
function bow({ x, y }: Point, size: number, fill: string): string[] {
  const half = (side: 1 | -1) => {
    const at = (across: number, down: number) => `${num(x + side * across * size)} ${num(y + down * size)}`
    const loop = `M${at(0, 0)}C${at(0.5, -0.95)} ${at(1.55, -0.85)} ${at(1.45, -0.05)}C${at(1.35, 0.5)} ${at(0.5, 0.42)} ${at(0, 0)}z`
    const tail = `M${at(0, 0)}Q${at(0.35, 0.5)} ${at(0.95, 0.85)}L${at(0.6, 1.08)}Q${at(0.1, 0.7)} ${at(0, 0)}z`
    return [tail, loop]
  }
  const cloth = { fill, stroke: '#3d4a26', 'stroke-width': size * 0.07, 'stroke-linejoin': 'round' }
  return [
    ...[...half(-1), ...half(1)].map((d) => path(d, cloth)),
    path(circlePath({ x, y }, size * 0.27), { ...cloth, fill: PALE_GOLD }),
  ]
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
