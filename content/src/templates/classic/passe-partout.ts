import { inset, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { type Page, rows } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, path } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { brassPlate } from './brass-plate.ts'

/** A window of thick board: its cut edge, and a line of gold around it as framers rule it. */
function windowIn(window: Rect, short: number, gold: string): string[] {
  const out = (share: number) => inset(window, -share * short)
  return [
    rule(out(0.0165), short * 0.0022, gold),
    rule(out(0.0198), short * 0.0009, gold),
    el('rect', { ...out(0.0115), fill: '#4f5346', 'fill-opacity': 0.5 }),
    ...bevel(window, short * 0.0105),
  ]
}

/** The cut edge of thick board: lit from the top left, so the sides that face away are the light ones. */
function bevel(window: Rect, width: number): string[] {
  const from = cornersOf(inset(window, -width))
  const to = cornersOf(window)
  return ['#b3a688', '#efe8d6', '#f5efe0', '#c8bc9f'].map((color, side) => {
    const next = (side + 1) % 4
    const face = [from[side], from[next], to[next], to[side]].filter((point) => point !== undefined)
    return path(polygonPath(face), { fill: color })
  })
}

/** Clockwise from the top left: the sides between them are top, right, bottom, left. */
function cornersOf({ x, y, width, height }: Rect) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** A label is no wider than its engraving and two screws need; as shares of the shorter side. */
const LABEL = { width: 0.505, height: 0.156, screw: 0.027 } as const

/** Screwed on in the middle between the windows and the edge of the mat. */
function labelOf({ photos, short, sheet }: Page): Rect {
  const [width, height] = [short * LABEL.width, short * LABEL.height]
  const low = Math.max(...photos.map((window) => window.y + window.height)) + short * 0.0198
  return { x: (sheet.width - width) / 2, y: (low + sheet.height - height) / 2 - short * 0.004, width, height }
}

function wordsOn(page: Page): Rect {
  const { x, y, width, height } = labelOf(page)
  const side = page.short * LABEL.screw
  return { x: x + side, y, width: width - 2 * side, height }
}

function under(page: Page): string[] {
  const { photos, sheet, short } = page
  const gold = foil('gold', sheet, GOLD_LEAF)
  return [
    gold.definition,
    ...photos.flatMap((window) => windowIn(window, short, gold.paint)),
    ...brassPlate(labelOf(page), short),
  ]
}

/** A museum's mat: deep windows ruled in gold, and the name on a small brass label below them. */
export const passePartout = composed({
  id: 'classic-passe-partout',
  theme: 'classic',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xc9ccc0',
  margin: 0.088,
  gap: 0.066,
  plans: {
    portrait: [...rows(11, 'AAAAAA'), ...rows(7, 'BBBCCC')],
    square: [...rows(6, 'AAAAAABBB'), ...rows(6, 'AAAAAACCC')],
    landscape: [...rows(6, 'AAAAAABBB'), ...rows(6, 'AAAAAACCC')],
    panorama: [...rows(6, 'AAAAAABBB'), ...rows(6, 'AAAAAACCC')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 43, colors: ['#a7ad9b', '#eef0e8'], opacity: 0.42 }),
  under,
  clear: () => 0.075,
  place: wordsOn,
  words: () => ({
    name: { font: 'Crimson Text', weight: '600', color: '0x33270f', caps: false, tracking: 0.02, letters: 10.2 },
    line: { font: 'Crimson Text', weight: '600', color: '0x413213', caps: true, tracking: 0.14, letters: 14 },
    // As small as letters may be on a sheet of any width.
    share: 0.2,
    fill: 0.85,
    lineGap: 0.66,
    lineCaps: 0.5,
  }),
})
