import { inset, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { leafPath } from '../kit/curl.ts'
import { circlePath } from '../kit/curves.ts'
import { corners } from '../kit/flourish.ts'
import { inscribed } from '../kit/inscription.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { path } from '../kit/svg.ts'
import { foil, GOLD_LEAF, paperGrain } from '../kit/texture.ts'
import { VOWS } from '../picture-sets.ts'

const IVORY = '#f9f2e2'

/** Tone on tone, as the lining of an envelope: four leaves and a pearl, row by row. */
function lining({ sheet, short }: DrawnPage): string[] {
  const step = short * 0.078
  const motifs: string[] = []
  for (let row = 0, y = -BEYOND; y < sheet.height + BEYOND; row++, y += step) {
    for (let x = -BEYOND + (row % 2) * step; x < sheet.width + BEYOND; x += 2 * step) {
      const leaves = [0, 90, 180, 270].map((turn) => leafPath({ x, y }, turn, step * 0.62, step * 0.27))
      motifs.push(...leaves, circlePath({ x: x + step, y }, step * 0.08))
    }
  }
  return [path(motifs.join(''), { fill: '#7f2c3a', 'fill-opacity': 0.62 })]
}

function card(box: Rect, { short }: DrawnPage, gold: string): string[] {
  const { width, height } = box
  const outline = roundedPath(box, short * 0.006)
  const inner = inset(box, short * 0.018)
  return [
    ...paperShadow(outline, short * 0.016, '#1d060b', 0.06),
    path(outline, { fill: IVORY }),
    rule(inner, short * 0.0028, gold),
    rule(inset(box, short * 0.0245), short * 0.0011, gold),
    corners(inner, Math.min(width * 0.2, height * 0.24), '#b08a45'),
  ]
}

function engraving(page: DrawnPage): string[] {
  const { sheet, short, photos, field } = page
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  return [
    leaf.definition,
    rule(inset(sheet, short * 0.03), short * 0.004, leaf.paint),
    rule(inset(sheet, short * 0.04), short * 0.0016, leaf.paint),
    ...photos.map((box) => rule(outset(box, short * 0.0045), short * 0.004, leaf.paint)),
    ...card(outset(field('t'), short * 0.0065), page, leaf.paint),
  ]
}

/** A wedding: an engraved card on the lining of its envelope, amid the photos. */
export const stationery = composed({
  id: 'classic-stationery',
  moods: ['quiet', 'classic'],
  occasions: ['wedding'],
  asks: ['names', 'placeAndDate'],
  pictures: VOWS,
  theme: 'classic',
  paper: '0x6b1f2c',
  margin: 0.066,
  gap: 0.038,
  plans: {
    portrait: [...rows(25, 'AAAAAAAAAAAA'), ...rows(14, 'ttttttttBBBB'), ...rows(16, 'CCCCDDDDEEEE')],
    square: [...rows(20, 'AAAAAAAABBBB'), ...rows(20, 'AAAAAAAACCCC'), ...rows(19, 'ttttttttDDDD')],
    landscape: [
      ...rows(10, 'AAAAAAAAAAAAABBBBBBB'),
      ...rows(10, 'AAAAAAAAAAAAACCCCCCC'),
      ...rows(12, 'tttttttttttttDDDDDDD'),
    ],
    wide: [
      ...rows(12, `${'A'.repeat(28)}${'B'.repeat(22)}`),
      ...rows(9, `${'A'.repeat(28)}${'t'.repeat(22)}`),
      ...rows(9, `${'A'.repeat(28)}${'C'.repeat(11)}${'D'.repeat(11)}`),
    ],
    panorama: [...rows(9, 'AAAAAAAAAABBBBtttttttt'), ...rows(10, 'AAAAAAAAAACCCCCCDDDDDD')],
  },
  texture: (page) => [
    ...lining(page),
    ...paperGrain(page.sheet, { seed: 12, colors: ['#8a3644', '#4e131e'], opacity: 0.35, count: 160 }),
  ],
  under: engraving,
  texts: ({ field, format, short }) => {
    return inscribed(inset(field('t'), short * 0.017), format, {
      name: { font: 'Great Vibes', weight: '400', color: '0x6b1f2c', caps: false },
      line: { font: 'Cinzel', weight: '600', color: '0x7a2e33', caps: true, tracking: 0.08, letters: 11 },
      fill: 0.85,
    })
  },
})
