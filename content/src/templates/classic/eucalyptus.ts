import { inset, seededRandom } from '@collagerie/core/geometry'
import { type Bouquet, bouquet } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { VOWS } from '../picture-sets.ts'

const GREENS: Bouquet = {
  foliage: { stem: '#6d8573', leaves: ['#8fac97', '#a9c1ae', '#7a9a86', '#bccfbd'], vein: '#4d6a59', breadth: 0.74 },
  flowers: [
    { tones: ['#f6efe4', '#fbf6ee', '#f3e7d8', '#ead8c4'], line: '#b8a184', heart: '#c9a45c' },
    { tones: ['#f3e1d8', '#f8ebe3', '#efd5c9', '#e6c4b5'], line: '#b98d7a', heart: '#b98d4f' },
  ],
}

/** How much of the large bouquet's size words keep aside. */
const PAST_BOUQUET = { portrait: 1.12, square: 1.08, landscape: 0.8, panorama: 1.16 } as const
/** The one that answers it in the corner across, by the large one. */
const ECHO = 0.64

/** How far the large bouquet's branches reach, by the card it lies on. */
function sizeOf({ field, short }: DrawnPage): number {
  const { width, height } = field('t')
  return Math.min(short * 0.16, height * 0.48, width * 0.14)
}

/** A large bouquet in a corner of the card and a small one across. They stay on the card and cover no photo. */
function flowers(page: DrawnPage): string[] {
  const { x, y, width, height } = page.field('t')
  const size = sizeOf(page)
  const [away, off] = [size * 0.38, size * ECHO * 0.42]
  const random = seededRandom(31)
  return [
    ...bouquet({ x: x + away, y: y + height - away }, size, -45, 118, GREENS, random),
    ...bouquet({ x: x + width - off, y: y + off }, size * ECHO, 135, 118, GREENS, random),
  ]
}

function card({ field, sheet, short }: DrawnPage): string[] {
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const line = short * 0.005
  // Its outer edge is where a photo's would be.
  return [leaf.definition, rule(inset(field('t'), line / 2), line, leaf.paint)]
}

/** A wedding in white, green and gold: the names on a card between the photos, eucalyptus and roses at its corners. */
export const eucalyptus = composed({
  id: 'classic-eucalyptus',
  moods: ['romantic', 'quiet'],
  occasions: ['wedding'],
  asks: ['names', 'placeAndDate'],
  pictures: VOWS,
  theme: 'classic',
  paper: '0xfcfaf5',
  margin: 0.042,
  gap: 0.016,
  plans: {
    portrait: [...rows(11, 'AAAAAABBBB'), ...rows(7, 'tttttttttt'), ...rows(8, 'CCCCDDDDDD')],
    square: [...rows(20, 'AAAAAAABBBBB'), ...rows(18, 'tttttttttttt'), ...rows(16, 'CCCCDDDDEEEE')],
    landscape: [...rows(11, 'AAAAAABBBBCCCC'), ...rows(9, 'AAAAAAtttttttt')],
    panorama: [...rows(9, 'AAAAAABBBBCCCCCC'), ...rows(9, 'AAAAAAtttttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 5, colors: ['#cbbd9f', '#ffffff'], opacity: 0.35, count: 160 }),
  under: (page) => [...card(page), ...flowers(page)],
  place: (page) => {
    const box = inset(page.field('t'), page.short * 0.024)
    const size = sizeOf(page)
    // The words stand in the middle, as far from the one side as from the other, and pass the flowers at their longest.
    const aside = size * PAST_BOUQUET[page.shape]
    return { ...box, x: box.x + aside, width: box.width - 2 * aside }
  },
  words: () => ({
    fill: 0.92,
    share: 1,
    name: { font: 'Great Vibes', weight: '400', color: '0x3f5a4b', caps: false },
    line: { font: 'Cinzel', weight: '400', color: '0x7d5a1e', caps: true, tracking: 0.04, letters: 14 },
  }),
})
