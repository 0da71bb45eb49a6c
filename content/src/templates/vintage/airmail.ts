import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { isWide, type Page, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { stampPath } from '../kit/stamp-edge.ts'
import { el, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { JOURNEY } from '../picture-sets.ts'
import { postmark } from './postmark.ts'

const PAPER = '#f5edda'
const RED = '#b94a41'
const BLUE = '#45698a'
const EDGE = '#fbf7ec'
const INK = '#54483c'
const RIM = 0.034
/** Of the postmark, as a share of the shorter side. */
const MARK = 0.084

/** Slanted stripes over the whole sheet, and the paper laid on them so that they leave the rim. */
function envelope({ sheet, short }: Page): string[] {
  const stripe = short * RIM * 1.05
  const reach = sheet.height + 2 * BEYOND
  const count = Math.ceil((sheet.width + reach + 2 * BEYOND) / (2 * stripe))
  const stripes = Array.from({ length: count }, (_, index) => {
    const x = -BEYOND - reach + index * 2 * stripe
    const corners: Point[] = [
      { x, y: sheet.height + BEYOND },
      { x: x + stripe, y: sheet.height + BEYOND },
      { x: x + stripe + reach, y: -BEYOND },
      { x: x + reach, y: -BEYOND },
    ]
    return path(polygonPath(corners), { fill: index % 2 === 0 ? RED : BLUE })
  })
  const { x, y, width, height } = inset(sheet, short * RIM)
  const grain = paperGrain(inset(sheet, 5.2 + short * RIM), {
    seed: 16,
    colors: ['#c4ae84', '#ffffff'],
    opacity: 0.35,
    count: 120,
  })
  return [...stripes, el('rect', { x, y, width, height, fill: PAPER }), ...grain]
}

/** Where the address goes, between two rules. */
function rulesOf({ y, height }: Rect): readonly number[] {
  return [y + height * 0.06, y + height * 0.97]
}

function post({ photos, field, short }: Page): string[] {
  const stamps = photos.flatMap((box) => {
    const outline = stampPath(box, short * 0.019)
    return [...paperShadow(roundedPath(box, 0), short * 0.009), path(outline, { fill: EDGE })]
  })
  const { x, width } = field('t')
  const lines = rulesOf(field('t')).map((y) =>
    el('line', {
      x1: x,
      x2: x + width,
      y1: y,
      y2: y,
      stroke: INK,
      'stroke-width': short * 0.002,
      'stroke-opacity': 0.75,
    }),
  )
  return [...stamps, ...lines]
}

/** A letter by air: every photo is a stamp, the names are typed where the address goes. */
export const airmail = composed({
  id: 'vintage-airmail',
  moods: ['classic', 'playful'],
  occasions: ['travel'],
  asks: ['place', 'tripDates'],
  pictures: [...JOURNEY, 'beach-umbrellas'],
  theme: 'vintage',
  paper: layerColour(PAPER),
  margin: 0.072,
  gap: 0.022,
  plans: {
    portrait: [...rows(9, 'AAAAABBBB'), ...rows(7, 'CCCCDDDDD'), ...rows(6, 'ttttttEEE')],
    square: [...rows(9, 'AAAAABBBB'), ...rows(7, 'CCCDDDEEE'), ...rows(5, 'ttttttEEE')],
    landscape: [...rows(10, 'AAAAABBBBCCCCC'), ...rows(8, 'DDDEEEtttttttt')],
    panorama: [...rows(9, 'AAAAABBBBCCCCDDDDD'), ...rows(7, 'EEEFFFGGGttttttttt')],
  },
  texture: envelope,
  under: post,
  photos: ({ photos, short }) => photos.map((box, nth) => photo(nth + 1, inset(box, short * 0.019))),
  over: ({ field, short, shape }) => {
    const { x, y, width } = field('t')
    const radius = short * MARK
    // The waves end with the field, so that the mark falls on one stamp and not on the rim.
    return postmark(
      { x: x + width - radius * 2.05, y: y - radius * (isWide(shape) ? 0.12 : 0.62) },
      radius,
      2,
      '#3c4658',
    )
  },
  place: ({ field, short, shape }) => {
    const { x, y, width, height } = field('t')
    const clear = isWide(shape) ? short * 0.03 : 0
    const top = short * MARK * (isWide(shape) ? 0.62 : 0.16)
    return { x: x + clear, width: width - clear, y: y + top, height: height * 0.96 - top }
  },
  words: () => ({
    fill: 0.845,
    lineCaps: 0.5,
    name: { font: 'Special Elite', weight: '400', color: '0x3b3129', caps: false },
    line: { font: 'Special Elite', weight: '400', color: layerColour(INK), caps: false, letters: 14 },
    align: 'left',
  }),
})
