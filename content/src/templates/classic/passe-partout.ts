import { cornersOf, inset, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { rule } from '../kit/rules.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { JOURNEY } from '../picture-sets.ts'
import { brassPlate, ENGRAVED_LINE } from './brass-plate.ts'

const GOLD = '#a98a4c'
/** As shares of the shorter side: the cut edge of the board, and the line framers rule round it. */
const CUT = 0.0105
const RULED = { away: 0.021, width: 0.0016 } as const

/** A window of thick board: its cut edge, the shade that has, and a line of gold around it. */
function windowIn(window: Rect, short: number): string[] {
  return [
    rule(inset(window, -short * RULED.away), short * RULED.width, GOLD),
    rule(inset(window, -short * (CUT + 0.0006)), short * 0.0012, '#8b9080'),
    ...bevel(window, short * CUT),
  ]
}

/** The white core of the board: lit from the top left, so the sides that face away are the light ones. */
function bevel(window: Rect, width: number): string[] {
  const from = cornersOf(inset(window, -width))
  const to = cornersOf(window)
  return ['#d8d5ca', '#fbfaf6', '#ffffff', '#e6e3d9'].map((color, side) => {
    const next = (side + 1) % 4
    const face = [from[side], from[next], to[next], to[side]].filter((point) => point !== undefined)
    return path(polygonPath(face), { fill: color })
  })
}

/** As wide as a window of its column, its edges on the lines ruled round those. */
function labelOf({ field, short }: DrawnPage): Rect {
  return inset(field('t'), -short * CUT)
}

/** On lying sheets: fine cells, so that the windows are no strips and the label holds its two lines. */
const beside = (letter: string) => 'A'.repeat(57) + letter.repeat(43)

/** A museum's mat: deep windows ruled in gold, and the name on a brass label in a place of its own among them. */
export const passePartout = composed({
  id: 'classic-passe-partout',
  moods: ['classic', 'quiet'],
  asks: ['place', 'date'],
  pictures: JOURNEY,
  theme: 'classic',
  paper: '0xc9ccc0',
  margin: 0.086,
  gap: 0.068,
  plans: {
    portrait: [...rows(26, 'AAAAAAAAA'), ...rows(13, 'BBBBCCCCC'), ...rows(10, 'BBBBttttt')],
    square: [...rows(12, 'AAAAAAAABBBBB'), ...rows(5, 'AAAAAAAACCCCC'), ...rows(6, 'ttttttttCCCCC')],
    landscape: [...rows(69, beside('B')), ...rows(69, beside('C')), ...rows(48, beside('t'))],
    wide: [
      ...rows(17, 'AAAAAAAAAAAAAAAABBBBBBBBB'),
      ...rows(17, 'AAAAAAAAAAAAAAAACCCCCCCCC'),
      ...rows(12, 'AAAAAAAAAAAAAAAAttttttttt'),
    ],
    panorama: [...rows(14, 'AAAAAAAABBBBBBCCCCCCC'), ...rows(7, 'AAAAAAAABBBBBBttttttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 43, colors: ['#a7ad9b', '#eef0e8'], opacity: 0.42 }),
  under: (page) => [
    ...page.photos.flatMap((window) => windowIn(window, page.short)),
    ...brassPlate(labelOf(page), page.short),
  ],
  place: (page) => inset(labelOf(page), page.short * ENGRAVED_LINE),
  words: () => ({
    name: { font: 'Crimson Text', weight: '600', color: '0x33270f', caps: false, tracking: 0.01, letters: 10 },
    line: { font: 'Crimson Text', weight: '600', color: '0x413213', caps: true, tracking: 0.04, letters: 14 },
    share: 1,
    fill: 0.86,
    lineGap: 0.5,
    lineCaps: 0.4,
  }),
})
