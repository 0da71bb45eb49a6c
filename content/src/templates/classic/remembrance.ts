import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { inscribed } from '../kit/inscription.ts'
import { type DrawnPage, isWide, rows } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { el, num } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { oliveBranch } from './olive-branch.ts'

const SAGE = '#505d46'
const OLIVE = { stem: '#8f9c7c', leaves: ['#93a180', '#c3ccb0'], vein: '#5f6d52', fruit: '#d9cfae' } as const
/** What the branches take of a high panel above the words, and of a low one at either side of them. */
const CREST = 0.3
const FLANK = 0.115
/** How steeply those at the sides rise, in degrees. */
const LEAN = 58

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

/** A branch at either side of the words, rising away from them as in a wreath. */
function lowPanel({ x, y, width, height }: Rect, short: number): string[] {
  const random = seededRandom(4)
  const length = Math.min(height * 0.66, width * 0.125)
  const growth = { length, rise: length * 0.16, leaf: length * 0.27 }
  const foot = { in: short * 0.016 + width * FLANK * 0.92, y: y + height / 2 + length * 0.51 }
  const leaning = (at: number, side: 1 | -1) =>
    el(
      'g',
      { transform: `rotate(${num(-side * LEAN)} ${num(at)} ${num(foot.y)})` },
      oliveBranch({ x: at, y: foot.y }, growth, side, OLIVE, random),
    )
  return [leaning(x + foot.in, -1), leaning(x + width - foot.in, 1)]
}

function panel({ field, short, shape }: DrawnPage): string[] {
  const box = field('t')
  return [
    el('rect', { x: box.x, y: box.y, width: box.width, height: box.height, fill: SAGE }),
    rule(inset(box, short * 0.014), short * 0.0018, '#a3ae8f'),
    ...(isWide(shape) ? highPanel(box, short) : lowPanel(box, short)),
  ]
}

/** What the branches leave of the panel. */
function besides({ field, short, shape }: DrawnPage): Rect {
  const { x, y, width, height } = inset(field('t'), short * 0.016)
  if (!isWide(shape)) return { x: x + width * FLANK, y, width: width * (1 - 2 * FLANK), height }
  return { x, y: y + height * CREST, width, height: height * (1 - CREST) }
}

/** In memory of somebody: one portrait, a few scenes of a life, and the name under branches of olive. */
export const remembrance = composed({
  id: 'classic-remembrance',
  moods: ['quiet', 'classic'],
  occasions: ['memory'],
  asks: ['person', 'lifetime'],
  pictures: [
    'sailboat',
    'sun-path',
    'cloud-sea',
    'misty-ridges',
    'lighthouse',
    'shore-couple',
    'tide',
    'birch-wood',
    'tulip',
  ],
  theme: 'classic',
  paper: '0xe6e0d0',
  margin: 0.055,
  gap: 0.024,
  plans: {
    portrait: [...rows(26, 'AAAAAAAAAAAA'), ...rows(14, 'tttttttttttt'), ...rows(15, 'BBBBCCCCDDDD')],
    square: [...rows(13, 'AAAAAAAABBBB'), ...rows(13, 'AAAAAAAACCCC'), ...rows(13, 'tttttttttttt')],
    landscape: [...rows(18, 'AAAAAAtttttt'), ...rows(21, 'AAAAAABBBCCC')],
    panorama: [...rows(9, 'AAAAAAAAtttttttttt'), ...rows(9, 'AAAAAAAABBBBBCCCCC')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 6, colors: ['#b3a88d', '#fbf8ef'], opacity: 0.4, count: 220 }),
  under: panel,
  texts: (page) =>
    inscribed(besides(page), page.format, {
      name: { font: 'Pinyon Script', weight: '400', color: '0xf6f1e2', caps: false, letters: 12.4 },
      line: { font: 'Cinzel', weight: '600', color: '0xdfe3cf', caps: true, tracking: 0.14, letters: 11 },
      fill: 0.85,
    }),
})
