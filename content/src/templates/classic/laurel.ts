import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect } from '@collagerie/core/geometry'
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
import { LAUREL_REACH, laurelWreath } from '../kit/wreath.ts'
import { EVENING } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const GREEN = '0x17352b'
const PALE_GOLD = '#f0dfae'

interface Page {
  readonly centre: Point
  /** Of the wreath with its leaves. */
  readonly reach: number
  readonly before: readonly Rect[]
  readonly after: readonly Rect[]
  readonly text: Rect
}

const EDGE = 0.044
const GAP = 0.03

/** Equal photos, one beside or below the other. */
function line(box: Rect, count: number, isRow: boolean): Rect[] {
  const width = isRow ? (box.width - (count - 1) * GAP) / count : box.width
  const height = isRow ? box.height : (box.height - (count - 1) * GAP) / count
  const at = (nth: number) => (isRow ? { x: box.x + nth * (width + GAP) } : { y: box.y + nth * (height + GAP) })
  return Array.from({ length: count }, (_, nth) => ({ ...box, width, height, ...at(nth) }))
}

/** Lengths as shares of the shorter side. */
function pageOf(format: Format): Page {
  const short = Math.min(format.width, format.height)
  const width = format.width / short
  const height = format.height / short
  const inner = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }
  const orientation = orientationOf(format)
  if (orientation === ORIENTATION.portrait) {
    const words = 0.19 + (height - 1.25) * 0.24
    const low = 0.25 + (height - 1.25) * 0.18
    const reach = Math.min(inner.width / 2, (inner.height - words - low) / 2 + 0.005)
    const top = height - EDGE - low
    return {
      centre: { x: width / 2, y: EDGE - 0.005 + (top - words - EDGE) / 2 },
      reach,
      before: [],
      after: line({ ...inner, y: top, height: low }, 3, true),
      text: { ...inner, y: top - words - 0.014, height: words },
    }
  }
  if (orientation === ORIENTATION.square) {
    const column = 0.29
    const reach = (inner.width - column - GAP) / 2
    return {
      centre: { x: EDGE + reach, y: EDGE + reach },
      reach,
      before: [],
      after: line({ ...inner, x: width - EDGE - column, width: column }, 3, false),
      text: { ...inner, y: EDGE + 2 * reach, width: 2 * reach, height: inner.height - 2 * reach },
    }
  }
  const words = 0.2
  const middle = Math.min(inner.height - words, inner.width - 2 * (0.262 + GAP))
  const column = (inner.width - middle) / 2 - GAP
  const pair = (x: number) => line({ ...inner, x, width: column }, 2, false)
  return {
    centre: { x: width / 2, y: EDGE + (inner.height - words) / 2 },
    reach: Math.min(middle, inner.height - words) / 2,
    before: pair(EDGE),
    after: pair(width - EDGE - column),
    text: { x: (width - middle) / 2, y: height - EDGE - words, width: middle, height: words },
  }
}

/** Gold on green: a portrait in its laurel wreath, the others kept in fine rules. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const page = pageOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const centre = { x: page.centre.x * short, y: page.centre.y * short }
  const radius = (page.reach * short) / (1 + LAUREL_REACH)
  const opening = radius * (1 - LAUREL_REACH) - short * 0.011
  const windows = [...page.before, ...page.after].map(cm)
  const sheet = { x: 0, y: 0, ...format }
  const fine = short * 0.0024
  const gold = foil('gold', sheet, GOLD_LEAF)
  return {
    art: {
      ground: sheetArt(format, paperGrain(sheet, { seed: 19, colors: ['#2b5142', '#0d241c'], opacity: 0.5 })),
      gold: sheetArt(format, [
        gold.definition,
        ...laurelWreath(centre, radius, { leaf: gold.paint, rib: '#3d4a26', berry: PALE_GOLD }),
        el('circle', {
          cx: centre.x,
          cy: centre.y,
          r: opening + short * 0.009,
          fill: 'none',
          stroke: gold.paint,
          'stroke-width': fine * 1.3,
        }),
        ...windows.map((box) => rule(inset(box, -short * 0.009), fine, gold.paint)),
      ]),
    },
    layers: [
      ground(format, GREEN),
      sheetOverlay('ground', format),
      sheetOverlay('gold', format),
      ...page.before.map((box, nth) => photo(nth + 1, cm(box))),
      ...masked(
        page.before.length + 1,
        { x: centre.x - opening, y: centre.y - opening, width: 2 * opening, height: 2 * opening },
        { width: 100, height: 100 },
        circlePath({ x: 50, y: 50 }, 50),
      ),
      ...page.after.map((box, nth) => photo(page.before.length + nth + 2, cm(box))),
      ...inscribed(cm(page.text), format, {
        name: { font: 'Cinzel', weight: '600', color: layerColour(PALE_GOLD), caps: true },
        line: { font: 'Cinzel', weight: '400', color: '0xd9b76e', caps: true, tracking: 0.14, letters: 14 },
        fill: 0.95,
        share: format.height > format.width ? 0.62 : 0.5 * Math.max(0.85, short / format.width),
      }),
    ],
  }
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
