import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { inscribed } from '../kit/inscription.ts'
import { type Page, rows } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { el } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { oliveBranch } from './olive-branch.ts'

const SAGE = '#505d46'
const OLIVE = { stem: '#8f9c7c', leaves: ['#93a180', '#c3ccb0'], vein: '#5f6d52', fruit: '#d9cfae' } as const
/** What the branches take of the panel, above the words. */
const CREST = 0.4

/** Two branches whose feet cross, on a panel of deep sage. */
function panel(box: Rect, short: number): string[] {
  const { x, y, width, height } = box
  const random = seededRandom(4)
  const length = Math.min(width * 0.36, height * 0.74)
  const high = height * CREST
  const growth = { length, rise: Math.min(length * 0.3, high * 0.4), leaf: Math.min(length * 0.22, high * 0.36) }
  const foot = { x: x + width / 2, y: y + short * 0.014 + high * 0.79 }
  return [
    el('rect', { x, y, width, height, fill: SAGE }),
    rule(inset(box, short * 0.014), short * 0.0018, '#a3ae8f'),
    ...oliveBranch({ ...foot, x: foot.x - length * 0.05 }, growth, 1, OLIVE, random),
    ...oliveBranch({ ...foot, x: foot.x + length * 0.05 }, growth, -1, OLIVE, random),
  ]
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
    portrait: [...rows(26, 'AAAAAAAAAAAA'), ...rows(17, 'tttttttttttt'), ...rows(13, 'BBBBCCCCDDDD')],
    square: [...rows(13, 'AAAAAAAABBBB'), ...rows(13, 'AAAAAAAACCCC'), ...rows(15, 'tttttttttttt')],
    landscape: [...rows(21, 'AAAAAAtttttt'), ...rows(17, 'AAAAAABBBCCC')],
    panorama: [...rows(10, 'AAAAAAAAtttttttttEEEEEEE'), ...rows(7, 'AAAAAAAABBBCCCDDDEEEEEEE')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 6, colors: ['#b3a88d', '#fbf8ef'], opacity: 0.4, count: 220 }),
  under: ({ field, short }: Page) => panel(field('t'), short),
  texts: ({ field, format, short }) => {
    const { x, y, width, height } = inset(field('t'), short * 0.016)
    return inscribed({ x, y: y + height * CREST, width, height: height * (1 - CREST) }, format, {
      name: { font: 'Pinyon Script', style: '400', color: '0xf6f1e2', caps: false, letters: 12.4 },
      line: { font: 'Cinzel', style: '600', color: '0xdfe3cf', caps: true, tracking: 0.14, letters: 11 },
    })
  },
})
