import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polygonPath, smoothPath } from '../kit/curves.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { el, num, path } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { oliveBranch } from './olive-branch.ts'

const NAVY = '#1a2742'
const LAUREL = { stem: '#a67f38', leaves: ['#b58e45', '#d3ad5f'], vein: '#8a6526', fruit: '#c19a4e' } as const
/** As shares of the shorter side: the navy border; and of the words' field: what the cap takes above them. */
const FRAME = 0.039
const CREST = 0.3

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
      { fill: '#101a30' },
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

/** The words and the cap keep together, however high their field is. */
function blockIn({ x, y, width, height }: Rect): Rect {
  const high = Math.min(height, width * 0.5)
  return { x, y: y + (height - high) / 2, width, height: high }
}

function engraving({ sheet, short, photos, field }: Page): string[] {
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const parchment = inset(sheet, short * FRAME)
  const { x, y, width, height } = blockIn(field('t'))
  const size = Math.min(height * CREST * 0.74, width * 0.19)
  const cap = { x: x + width / 2, y: y + height * CREST - size * 0.68 }
  const growth = { length: size * 2.1, rise: size * 0.85, leaf: size * 0.42 }
  const random = seededRandom(9)
  const branch = (side: 1 | -1) =>
    oliveBranch({ x: cap.x + side * size * 0.2, y: cap.y + size * 0.62 }, growth, side, LAUREL, random)
  return [
    leaf.definition,
    ...guilloche(inset(sheet, short * 0.0262), short * 0.0083, leaf.paint, short * 0.0011),
    el('rect', { ...parchment, fill: '#f8f2e0' }),
    rule(inset(sheet, short * (FRAME + 0.0055)), short * 0.003, leaf.paint),
    rule(inset(sheet, short * (FRAME + 0.0098)), short * 0.0012, NAVY),
    ...photos.map((box) => rule(outset(box, short * 0.0055), short * 0.003, leaf.paint)),
    ...branch(1),
    ...branch(-1),
    ...mortarboard(cap, size, '#d3ad5f'),
  ]
}

/** A graduation: engraved like the paper it celebrates. */
export const diploma = composed({
  id: 'classic-diploma',
  theme: 'classic',
  sample: { txt1: 'Camille Martin', txt2: '2026' },
  paper: layerColour(NAVY),
  margin: 0.061,
  gap: 0.023,
  plans: {
    portrait: [...rows(24, 'AAAAAAAAAAAA'), ...rows(12, 'tttttttttttt'), ...rows(15, 'BBBBCCCCDDDD')],
    square: [...rows(14, 'AAAAAAAABBBB'), ...rows(14, 'AAAAAAAACCCC'), ...rows(11, 'tttttttttttt')],
    landscape: [...rows(8, 'AAAABBBBBBCCCC'), ...rows(8, 'DDDDBBBBBBEEEE'), ...rows(9, 'tttttttttttttt')],
    panorama: [...rows(10, 'AAAAAAAAAAAtttttttttttt'), ...rows(8, 'AAAAAAAAAAABBBBCCCCDDDD')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 51, colors: ['#2d3d5f', '#0f1930'], opacity: 0.35, count: 140 }),
  under: engraving,
  texts: ({ field, format, shape }) => {
    const { x, y, width, height } = blockIn(field('t'))
    return inscribed({ x, y: y + height * CREST, width, height: height * (1 - CREST) }, format, {
      name: { font: 'Cinzel', weight: '600', color: layerColour(NAVY), caps: true, letters: 14.1 },
      line: { font: 'Cinzel', weight: '600', color: '0x94692a', caps: true, tracking: 0.16, letters: 5 },
      fill: 0.82,
      lineCaps: 0.6,
      // A first and a last name, in broad capitals.
      ...(shape === 'square' ? { share: 0.6 } : {}),
      ...(shape === 'portrait' ? { share: 0.72 } : {}),
    })
  },
})
