import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { inscribed } from '../kit/inscription.ts'
import { type Page, rows, type Shape } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { el } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { oliveBranch } from './olive-branch.ts'

const SAGE = '#505d46'
const OLIVE = { stem: '#8f9c7c', leaves: ['#93a180', '#c3ccb0'], vein: '#5f6d52', fruit: '#d9cfae' } as const
/** What the branches take of a high panel above the words, and of a low one at either side of them. */
const CREST = 0.3
const FLANK = 0.145
const isLow = (shape: Shape) => shape === 'portrait' || shape === 'square'

/** Two branches above the words, whose feet cross. */
function highPanel(box: Rect, short: number): string[] {
  const { x, y, width, height } = box
  const random = seededRandom(4)
  const length = Math.min(width * 0.28, height * 0.6)
  const high = height * CREST
  const growth = { length, rise: Math.min(length * 0.3, high * 0.4), leaf: Math.min(length * 0.22, high * 0.36) }
  const foot = { x: x + width / 2, y: y + short * 0.014 + high * 0.79 }
  return [
    ...oliveBranch({ ...foot, x: foot.x - length * 0.05 }, growth, 1, OLIVE, random),
    ...oliveBranch({ ...foot, x: foot.x + length * 0.05 }, growth, -1, OLIVE, random),
  ]
}

/** A branch at either side of the words, growing away from them. */
function lowPanel({ x, y, width, height }: Rect, short: number): string[] {
  const random = seededRandom(4)
  const room = width * FLANK - short * 0.016
  const length = room * 0.8
  const growth = { length, rise: length * 0.3, leaf: length * 0.34 }
  const foot = y + height / 2 + growth.rise * 0.5
  return [
    ...oliveBranch({ x: x + short * 0.016 + room, y: foot }, growth, -1, OLIVE, random),
    ...oliveBranch({ x: x + width - short * 0.016 - room, y: foot }, growth, 1, OLIVE, random),
  ]
}

function panel({ field, short, shape }: Page): string[] {
  const box = field('t')
  return [
    el('rect', { x: box.x, y: box.y, width: box.width, height: box.height, fill: SAGE }),
    rule(inset(box, short * 0.014), short * 0.0018, '#a3ae8f'),
    ...(isLow(shape) ? lowPanel(box, short) : highPanel(box, short)),
  ]
}

/** What the branches leave of the panel. */
function besides({ field, short, shape }: Page): Rect {
  const { x, y, width, height } = inset(field('t'), short * 0.016)
  if (isLow(shape)) return { x: x + width * FLANK, y, width: width * (1 - 2 * FLANK), height }
  return { x, y: y + height * CREST, width, height: height * (1 - CREST) }
}

/** In memory of somebody: one portrait, a few scenes of a life, and the name under branches of olive. */
export const remembrance = composed({
  id: 'classic-remembrance',
  theme: 'classic',
  sample: { txt1: 'Jeanne Martin', txt2: '1938 – 2026' },
  paper: '0xe6e0d0',
  margin: 0.055,
  gap: 0.024,
  plans: {
    portrait: [...rows(26, 'AAAAAAAAAAAA'), ...rows(12, 'tttttttttttt'), ...rows(15, 'BBBBCCCCDDDD')],
    square: [...rows(13, 'AAAAAAAABBBB'), ...rows(13, 'AAAAAAAACCCC'), ...rows(10, 'tttttttttttt')],
    landscape: [...rows(16, 'AAAAAAtttttt'), ...rows(22, 'AAAAAABBBCCC')],
    panorama: [...rows(9, 'AAAAAAAAtttttttttEEEEEEE'), ...rows(8, 'AAAAAAAABBBCCCDDDEEEEEEE')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 6, colors: ['#b3a88d', '#fbf8ef'], opacity: 0.4, count: 220 }),
  under: panel,
  texts: (page) =>
    inscribed(besides(page), page.format, {
      name: { font: 'Pinyon Script', style: '400', color: '0xf6f1e2', caps: false, letters: 12.4 },
      line: { font: 'Cinzel', style: '600', color: '0xdfe3cf', caps: true, tracking: 0.14, letters: 11 },
      fill: 0.85,
    }),
})
