import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polygonPath, smoothPath } from '../kit/curves.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { el, num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { EVENING } from '../picture-sets.ts'
import { oliveBranch } from './olive-branch.ts'

const NAVY = '#1a2742'
const PARCHMENT = '#f8f2e0'
const GOLD = '#b08a43'
const LAUREL = { stem: GOLD, leaves: ['#b58e45', '#caa75e'], vein: '#8a6526', fruit: '#c19a4e' } as const
/** As shares of the shorter side: the navy border, and from there to the one line of gold. */
const FRAME = 0.03
const FILLET = 0.0125
/** Of the words' height: what the crest takes above them. */
const CREST = 0.42
/** Of a lying sheet's width: the year's room between its lines of gold. */
const YEAR = 0.42

/** A mortarboard in one gold, as a die would stamp it: its tassel hangs to the right. */
function mortarboard({ x, y }: Point, size: number, paper: string): string[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * size, y: y + dy * size })
  const cord = [at(0, 0), at(0.42, 0.1), at(0.7, 0.2), at(0.72, 0.48)]
  const line = { fill: 'none', 'stroke-width': size * 0.045, 'stroke-linecap': 'round' }
  return [
    path(
      `M${xy(at(-0.5, 0.16))}V${num(y + 0.46 * size)}Q${xy(at(0, 0.72))} ${xy(at(0.5, 0.46))}V${num(y + 0.16 * size)}z`,
      { fill: GOLD },
    ),
    path(polygonPath([at(-1, 0), at(0, -0.4), at(1, 0), at(0, 0.4)]), {
      fill: GOLD,
      stroke: paper,
      'stroke-width': size * 0.06,
    }),
    path(smoothPath(cord), { ...line, stroke: paper, 'stroke-width': size * 0.11 }),
    path(smoothPath(cord), { ...line, stroke: GOLD }),
    path(polygonPath([at(0.68, 0.46), at(0.76, 0.46), at(0.81, 0.8), at(0.63, 0.8)]), { fill: GOLD }),
  ]
}

const xy = ({ x, y }: Point) => `${num(x)} ${num(y)}`

/** The words and the crest above them keep together in the middle of their field, however high it is. */
function blockIn({ field, format, shape }: DrawnPage): { crest: Rect; words: Rect } {
  const { x, y, width, height } = field('t')
  const words = Math.min(roomFor(width, format, wordsOf(shape)), height / (1 + CREST))
  const high = words * (1 + CREST)
  const top = y + (height - high) / 2
  return {
    crest: { x, y: top, width, height: words * CREST },
    words: { x, y: top + words * CREST, width, height: words },
  }
}

const wordsOf = (shape: Shape): Inscription => ({
  name: { font: 'Cinzel', weight: '600', color: layerColour(NAVY), caps: true, letters: 14.1 },
  line: { font: 'Cinzel', weight: '600', color: '0x94692a', caps: true, tracking: 0.16, letters: 5 },
  fill: 0.82,
  lineCaps: 0.6,
  // A first and a last name, in broad capitals.
  ...(shape === 'square' ? { share: 0.58 } : {}),
  ...(shape === 'landscape' ? { share: 0.58, lineWidth: YEAR } : {}),
  ...(shape === 'portrait' ? { share: 0.72 } : {}),
})

function engraving(page: DrawnPage): string[] {
  const { sheet, short } = page
  const { crest } = blockIn(page)
  const size = crest.height * 0.42
  const cap = { x: crest.x + crest.width / 2, y: crest.y + crest.height * 0.66 }
  const growth = { length: size * 3.1, rise: size * 0.9, leaf: size * 0.5 }
  const random = seededRandom(9)
  const branch = (side: 1 | -1) =>
    oliveBranch({ x: cap.x + side * size * 0.45, y: cap.y + size * 0.72 }, growth, side, LAUREL, random)
  return [
    el('rect', { ...inset(sheet, short * FRAME), fill: PARCHMENT }),
    rule(inset(sheet, short * (FRAME + FILLET)), short * 0.0026, GOLD),
    ...yearRules(page),
    ...branch(1),
    ...branch(-1),
    ...mortarboard(cap, size, PARCHMENT),
  ]
}

/** Lines of gold at both sides of the year, out to the edges of the photos: a wide sheet has room for them. */
function yearRules(page: DrawnPage): string[] {
  if (page.shape !== 'landscape') return []
  const { short, format, inner } = page
  const year = inscribed(blockIn(page).words, format, wordsOf(page.shape)).find(
    (layer) => layer.kind === 'text' && layer.slot === 'txt2',
  )
  if (year?.kind !== 'text') return []
  const free = (format.width * YEAR) / 2 + short * 0.01
  const long = inner.width / 2 - free
  const y = year.y + year.height / 2
  return [inner.x, inner.x + inner.width - long].map((x) =>
    el('rect', { x, y, width: long, height: short * 0.0026, fill: GOLD }),
  )
}

/** A graduation: engraved like the paper it celebrates. */
export const diploma = composed({
  id: 'classic-diploma',
  moods: ['classic'],
  occasions: ['graduation'],
  asks: ['person', 'year'],
  pictures: ['shore-couple', ...EVENING, 'fireworks', 'alpine-lake'],
  theme: 'classic',
  paper: layerColour(NAVY),
  margin: 0.068,
  gap: 0.02,
  plans: {
    portrait: [...rows(24, 'AAAAAAAAAAAA'), ...rows(12, 'tttttttttttt'), ...rows(15, 'BBBBCCCCDDDD')],
    square: [...rows(14, 'AAAAAAAABBBB'), ...rows(14, 'AAAAAAAACCCC'), ...rows(12, 'tttttttttttt')],
    landscape: [...rows(8, 'AAAABBBBBBCCCC'), ...rows(8, 'DDDDBBBBBBEEEE'), ...rows(10, 'tttttttttttttt')],
    panorama: [...rows(10, 'AAAAAAAAAAAtttttttttttt'), ...rows(8, 'AAAAAAAAAAABBBBCCCCDDDD')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 51, colors: ['#2d3d5f', '#0f1930'], opacity: 0.35, count: 140 }),
  under: engraving,
  texts: (page) => inscribed(blockIn(page).words, page.format, wordsOf(page.shape)),
})
