import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked, photo } from '../kit/layers.ts'
import { rule, scoopedRule } from '../kit/rules.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el } from '../kit/svg.ts'
import { laurelWreath } from '../kit/wreath.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const GREEN = '0x1d3a31'
const GOLD = '#c9a45c'
const PALE_GOLD = '#e6d3a3'

interface Page {
  readonly centre: Point
  /** Of the wreath's stem. */
  readonly radius: number
  readonly before: readonly Rect[]
  readonly after: readonly Rect[]
  readonly text: Rect
}

const EDGE = 0.1
const GAP = 0.035

/** Lengths as shares of the shorter side. */
function pageOf(format: Format): Page {
  const short = Math.min(format.width, format.height)
  const width = format.width / short
  const height = format.height / short
  if (orientationOf(format) !== ORIENTATION.landscape) {
    const size = (1 - 2 * EDGE - 2 * GAP) / 3
    const low = height > 1 ? size * (0.94 + (height - 1.25) * 1.3) : 0.215
    const top = height - EDGE - low
    const words = height > 1 ? 0.205 : 0.17
    return {
      centre: { x: 0.5, y: (EDGE * 0.8 + top - words) / 2 },
      radius: Math.min(0.365, (top - words - EDGE * 0.8) / 2.14),
      before: [],
      after: [0, 1, 2].map((nth) => ({ x: EDGE + nth * (size + GAP), y: top, width: size, height: low })),
      text: { x: EDGE, y: top - words - 0.006, width: 1 - 2 * EDGE, height: words },
    }
  }
  const column = 0.215 + (width - 1.25) * 0.5
  const low = (height - 2 * EDGE - GAP) / 2
  const pair = (x: number) => [0, 1].map((nth) => ({ x, y: EDGE + nth * (low + GAP), width: column, height: low }))
  const middle = width - 2 * (EDGE + column + GAP)
  return {
    centre: { x: width / 2, y: 0.41 },
    radius: Math.min(0.25, (middle / 2) * 0.83),
    before: pair(EDGE),
    after: pair(width - EDGE - column),
    text: { x: EDGE + column + GAP, y: 0.7, width: middle, height: 0.19 },
  }
}

/** Gold on green: a portrait in its laurel wreath, the others kept in fine rules. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const page = pageOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const centre = { x: page.centre.x * short, y: page.centre.y * short }
  const radius = page.radius * short
  const opening = radius * 0.775
  const windows = [...page.before, ...page.after].map(cm)
  const sheet = { x: 0, y: 0, ...format }
  const fine = short * 0.0022
  const text = cm(page.text)
  return {
    art: {
      gold: sheetArt(format, [
        scoopedRule(inset(sheet, short * 0.035), short * 0.045, fine * 1.8, GOLD),
        scoopedRule(inset(sheet, short * 0.048), short * 0.045, fine * 0.8, GOLD),
        ...laurelWreath(centre, radius, GOLD, PALE_GOLD),
        el('circle', {
          cx: centre.x,
          cy: centre.y,
          r: opening + short * 0.008,
          fill: 'none',
          stroke: GOLD,
          'stroke-width': fine,
        }),
        ...windows.map((box) => rule(inset(box, -short * 0.009), fine, GOLD)),
      ]),
    },
    layers: [
      ground(format, GREEN),
      sheetOverlay('gold', format),
      ...page.before.map((box, nth) => photo(nth + 1, cm(box))),
      ...masked(
        page.before.length + 1,
        { x: centre.x - opening, y: centre.y - opening, width: 2 * opening, height: 2 * opening },
        { width: 100, height: 100 },
        circlePath({ x: 50, y: 50 }, 50),
      ),
      ...page.after.map((box, nth) => photo(page.before.length + nth + 2, cm(box))),
      ...inscribed(text, format, {
        name: { font: 'Crimson Text', style: '600', color: '0xe6d3a3', caps: false },
        line: { font: 'Crimson Text', style: '400', color: '0xd9b76e', caps: true, tracking: 0.1, letters: 14 },
      }),
    ],
  }
}

export const laurel: StaticTemplate = {
  id: 'classic-laurel',
  theme: 'classic',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
