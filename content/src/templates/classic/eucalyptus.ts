import { inset, seededRandom } from '@collagerie/core/geometry'
import { type Bouquet, bouquet } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { type Page, rows } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'

const GREENS: Bouquet = {
  foliage: { stem: '#6d8573', leaves: ['#8fac97', '#a9c1ae', '#7a9a86', '#bccfbd'], vein: '#4d6a59', breadth: 0.74 },
  flowers: [
    { tones: ['#f6efe4', '#fbf6ee', '#f3e7d8', '#ead8c4'], line: '#b8a184', heart: '#c9a45c' },
    { tones: ['#f3e1d8', '#f8ebe3', '#efd5c9', '#e6c4b5'], line: '#b98d7a', heart: '#b98d4f' },
  ],
}

/** A bouquet at two corners of the card, over the photos beside it, but never near the edge of the sheet. */
function flowers({ field, sheet, short }: Page): string[] {
  const { x, y, width, height } = field('t')
  const size = short * 0.18
  const reach = size * 1.3 + short * 0.02
  const random = seededRandom(31)
  const left = Math.max(x + size * 0.16, reach)
  const right = Math.min(x + width - size * 0.16, sheet.width - reach)
  return [
    ...bouquet({ x: left, y: y + height - size * 0.08 }, size, 150, 190, GREENS, random),
    ...bouquet({ x: right, y: y + size * 0.08 }, size, -30, 190, GREENS, random),
  ]
}

function card({ field, sheet, short }: Page): string[] {
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const box = inset(field('t'), short * 0.012)
  return [
    leaf.definition,
    rule(box, short * 0.0028, leaf.paint),
    rule(inset(box, short * 0.008), short * 0.0014, leaf.paint),
  ]
}

/** A wedding in white, green and gold: the names on a card between the photos, eucalyptus and roses at its corners. */
export const eucalyptus = composed({
  id: 'classic-eucalyptus',
  theme: 'classic',
  paper: '0xfcfaf5',
  margin: 0.05,
  gap: 0.016,
  plans: {
    portrait: [...rows(8, 'AAAAAABBBB'), ...rows(4, 'CCttttttDD'), ...rows(7, 'EEEEEFFFFF')],
    square: [...rows(8, 'AAAAAABBBBBB'), ...rows(6, 'CCttttttttDD'), ...rows(6, 'EEEEFFFFFGGG')],
    landscape: [...rows(13, 'AAAAABBBBBCCC'), ...rows(14, 'DDDtttttttEEE'), ...rows(13, 'FFFGGGGGHHHHH')],
    panorama: [...rows(6, 'AAAAABBBBCCCCDDDD'), ...rows(6, 'AAAAAttttttEEEEEE'), ...rows(5, 'FFFGGGGHHHHEEEEEE')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 5, colors: ['#cbbd9f', '#ffffff'], opacity: 0.35, count: 160 }),
  under: card,
  over: flowers,
  place: ({ field, short }) => {
    const box = inset(field('t'), short * 0.024)
    return { ...box, x: box.x + box.width * 0.06, width: box.width * 0.88 }
  },
  words: () => ({
    name: { font: 'Great Vibes', style: '400', color: '0x3f5a4b', caps: false },
    line: { font: 'Cinzel', style: '400', color: '0x9c7530', caps: true, tracking: 0.08, letters: 14 },
  }),
})
