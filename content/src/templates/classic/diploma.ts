import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polygonPath, smoothPath } from '../kit/curves.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { el, num, path } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { stacked } from '../kit/words.ts'

const NAVY = '#1f2c47'

/** Engraver's waves round a box: fine lines that swing about its edge, each a little behind the last. */
function guilloche(box: Rect, swing: number, stroke: string, width: number): string[] {
  const around = 2 * (box.width + box.height)
  const waves = Math.round(around / (swing * 3.2) / 4) * 4
  const steps = waves * 8
  return Array.from({ length: 5 }, (_, line) => {
    const points = Array.from({ length: steps }, (_each, nth) => {
      const share = nth / steps
      const { point, out } = onEdge(box, share * around)
      const away = swing * Math.sin(share * waves * 2 * Math.PI + (line * 2 * Math.PI) / 5)
      return { x: point.x + out.x * away, y: point.y + out.y * away }
    })
    return path(`M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': 0.8,
    })
  })
}

/** The point so far along a box's edge from its top left corner, and the way out. */
function onEdge({ x, y, width, height }: Rect, along: number): { point: Point; out: Point } {
  if (along < width) return { point: { x: x + along, y }, out: { x: 0, y: -1 } }
  if (along < width + height) return { point: { x: x + width, y: y + along - width }, out: { x: 1, y: 0 } }
  if (along < 2 * width + height)
    return { point: { x: x + 2 * width + height - along, y: y + height }, out: { x: 0, y: 1 } }
  return { point: { x, y: y + 2 * (width + height) - along }, out: { x: -1, y: 0 } }
}

/** A mortarboard seen from below, its tassel hanging to the right. */
function mortarboard({ x, y }: Point, size: number, gold: string): string[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * size, y: y + dy * size })
  const cord = [at(0, -0.02), at(0.4, 0.06), at(0.66, 0.14), at(0.68, 0.5)]
  return [
    path(
      `M${xy(at(-0.46, 0.1))}V${num(y + 0.42 * size)}Q${xy(at(0, 0.66))} ${xy(at(0.46, 0.42))}V${num(y + 0.1 * size)}z`,
      { fill: '#141d31' },
    ),
    path(polygonPath([at(-1, 0), at(0, -0.38), at(1, 0), at(0, 0.38)]), { fill: NAVY }),
    path(polygonPath([at(-0.88, 0), at(0, -0.33), at(0.88, 0), at(0, 0.33)]), {
      fill: 'none',
      stroke: gold,
      'stroke-width': size * 0.012,
    }),
    path(smoothPath(cord), { fill: 'none', stroke: gold, 'stroke-width': size * 0.03, 'stroke-linecap': 'round' }),
    path(polygonPath([at(0.64, 0.48), at(0.72, 0.48), at(0.77, 0.76), at(0.59, 0.76)]), { fill: gold }),
    el('circle', { cx: at(0, 0).x, cy: at(0, 0).y, r: size * 0.045, fill: gold }),
  ]
}

const xy = ({ x, y }: Point) => `${num(x)} ${num(y)}`

function engraving({ sheet, short, photos, field }: Page): string[] {
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const hat = field('h')
  const size = Math.min(hat.height * 0.62, hat.width * 0.4)
  return [
    leaf.definition,
    ...guilloche(inset(sheet, short * 0.052), short * 0.014, '#8fa0bd', short * 0.0011),
    rule(inset(sheet, short * 0.034), short * 0.0026, NAVY),
    rule(inset(sheet, short * 0.07), short * 0.0016, NAVY),
    ...photos.map((box) => rule(outset(box, short * 0.008), short * 0.0024, leaf.paint)),
    ...mortarboard({ x: hat.x + hat.width / 2, y: hat.y + hat.height * 0.4 }, size, leaf.paint),
  ]
}

/** A graduation: engraved like the paper it celebrates. */
export const diploma = composed({
  id: 'classic-diploma',
  theme: 'classic',
  sample: { txt1: 'Camille Martin', txt2: '2026' },
  paper: '0xf8f4e8',
  margin: 0.092,
  gap: 0.026,
  plans: {
    portrait: [
      ...rows(6, 'AAAAAAAABBBB'),
      ...rows(6, 'AAAAAAAACCCC'),
      ...rows(3, 'hhhhhhhhhhhh'),
      ...rows(4, 'tttttttttttt'),
      ...rows(8, 'DDDDEEEEFFFF'),
    ],
    square: [...rows(8, 'AAAABBBBBB'), ...rows(8, 'CCCCBBBBBB'), ...rows(6, 'hhhhtttttt')],
    landscape: [...rows(8, 'AAAABBBBBBCCCC'), ...rows(8, 'DDDDBBBBBBEEEE'), ...rows(6, 'hhhhtttttttttt')],
    panorama: [...rows(8, 'AAAABBBBBBCCCCDDDD'), ...rows(8, 'EEEEBBBBBBFFFFGGGG'), ...rows(6, 'hhhhtttttttttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 51, colors: ['#cdbf98', '#ffffff'], opacity: 0.35, count: 140 }),
  under: engraving,
  texts: ({ field }) =>
    stacked(
      field('t'),
      { font: 'Cinzel', style: '600', color: '0x1f2c47', caps: true, tracking: 0.04, letters: 14 },
      { font: 'Josefin Sans', style: '400', color: '0x9c7530', caps: true, tracking: 0.3 },
      0.64,
    ),
})
