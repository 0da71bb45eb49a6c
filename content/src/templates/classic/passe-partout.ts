import { inset, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { isWide, type Page, rows, type Shape } from '../kit/page.ts'
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

/** How wide the plate is and what it leaves free above and below it, by the shorter side; the name's share of the sheet. */
const SHARE: Readonly<Record<Shape, { readonly plate: number; readonly free: number; readonly name: number }>> = {
  portrait: { plate: 0.7, free: 0.021, name: 0.56 },
  square: { plate: 0.7, free: 0.021, name: 0.56 },
  landscape: { plate: 2, free: 0.004, name: 0.37 },
  panorama: { plate: 2, free: 0.004, name: 0.37 },
}

/** Where the plate is screwed on: in the middle of the words' field. */
function plateOf({ field, short, shape }: Page): Rect {
  const { x, y, width, height } = field('t')
  const { plate, free } = SHARE[shape]
  const wide = Math.min(width, short * plate)
  const rise = isWide(shape) ? short * 0.028 : 0
  return { x: x + (width - wide) / 2, y: y - rise, width: wide, height: height - short * free }
}

function wordsOn(page: Page): Rect {
  const { x, y, width, height } = inset(plateOf(page), page.short * 0.0045)
  const side = isWide(page.shape) ? page.short * 0.052 : 0
  return { x: x + side, y, width: width - 2 * side, height }
}

function under(page: Page): string[] {
  const { photos, sheet, short } = page
  const gold = foil('gold', sheet, GOLD_LEAF)
  return [
    gold.definition,
    ...photos.flatMap((window) => windowIn(window, short, gold.paint)),
    ...brassPlate(plateOf(page), short),
  ]
}

/** A museum's mat: deep windows ruled in gold, and the names on a brass plate below them. */
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
  clear: (shape) => (isWide(shape) ? 0.078 : 0.058),
  place: wordsOn,
  words: (shape) => ({
    name: { font: 'Crimson Text', weight: '600', color: '0x3d2e12', caps: true, tracking: 0.06 },
    line: { font: 'Crimson Text', weight: '600', color: '0x4f3d1a', caps: true, tracking: 0.14, letters: 14 },
    share: SHARE[shape].name,
    fill: 0.85,
    beside: isWide(shape),
  }),
})
