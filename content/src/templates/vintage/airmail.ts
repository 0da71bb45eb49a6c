import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { type DrawnPage, isWide, rows } from '../kit/page.ts'
import { stampPath } from '../kit/stamp-edge.ts'
import { el, num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { JOURNEY } from '../picture-sets.ts'
import { postmark } from './postmark.ts'

const PAPER = '#f5edda'
const RED = '#b94a41'
const BLUE = '#45698a'
const EDGE = '#fbf7ec'
const INK = '#54483c'
const RIM = 0.034
/** From one bite of a stamp's edge to the next, and the white edge inside the bites. */
const TOOTH = 0.024
const WHITE = 0.017
/** Of the postmark, as a share of the shorter side. */
const MARK = 0.076

/**
 * Stripes along one side, from its corner to its middle, parallel to the mitre of that corner: every one is whole. `at`
 * turns a way along the rim's inner edge and a depth outwards into a point.
 */
function halfSide(length: number, wide: number, at: (along: number, out: number) => Point, reach: number): string[] {
  const pairs = Math.max(2, Math.round(length / (2 * wide)))
  const unit = length / (2 * pairs - 1)
  return [0, 1].map((tone) =>
    Array.from({ length: pairs }, (_, nth) => nth)
      .filter((nth) => nth % 2 === tone)
      .map((nth) => {
        const from = nth * 2 * unit
        return polygonPath([at(from, 0), at(from + unit, 0), at(from + unit - reach, reach), at(from - reach, reach)])
      })
      .join(''),
  )
}

/** The rim of an airmail letter: red and blue by turns, mitred at the corners, on round the wrap. */
function envelope({ sheet, short }: DrawnPage): string[] {
  const rim = short * RIM
  const reach = rim + BEYOND
  const { x, y, width, height } = inset(sheet, rim)
  const sides = [false, true].flatMap((isFar) => [
    ...[false, true].map((isLast) =>
      halfSide(
        width / 2,
        rim * 0.94,
        (along, out) => ({
          x: isLast ? x + width - along : x + along,
          y: isFar ? y + height + out : y - out,
        }),
        reach,
      ),
    ),
    ...[false, true].map((isLast) =>
      halfSide(
        height / 2,
        rim * 0.94,
        (along, out) => ({
          x: isFar ? x + width + out : x - out,
          y: isLast ? y + height - along : y + along,
        }),
        reach,
      ),
    ),
  ])
  const grain = paperGrain(inset(sheet, 5.2 + rim), {
    seed: 16,
    colors: ['#c4ae84', '#ffffff'],
    opacity: 0.35,
    count: 120,
  })
  return [
    ...[RED, BLUE].map((fill, tone) => path(sides.map((tones) => tones[tone] ?? '').join(''), { fill })),
    ...grain,
  ]
}

/** Where the address goes, between two rules. */
function rulesOf({ y, height }: Rect): readonly number[] {
  return [y + height * 0.06, y + height * 0.97]
}

function post({ photos, field, short }: DrawnPage): string[] {
  const stamps = photos.flatMap((box) => {
    const outline = stampPath(box, short * TOOTH)
    const shade = [0.0035, 0.0065].map((down) =>
      path(outline, { fill: '#2b1d12', 'fill-opacity': 0.14, transform: `translate(0 ${num(short * down)})` }),
    )
    return [...shade, path(outline, { fill: EDGE })]
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

/** The stamp the office has hit: the first one above the address, its foot towards it. */
function markedStamp({ photos, field }: DrawnPage): Rect {
  const address = field('t')
  const above = photos.filter(
    (box) => box.y < address.y && box.x > address.x - 0.01 && box.x + box.width < address.x + address.width + 0.01,
  )
  return above.toSorted((a, b) => b.y + b.height - a.y - a.height || a.x - b.x)[0] ?? address
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
  margin: 0.062,
  gap: 0.017,
  plans: {
    portrait: [...rows(9, 'AAAAABBBB'), ...rows(7, 'CCCCDDDDD'), ...rows(6, 'ttttttEEE')],
    square: [...rows(10, 'AAAAABBBB'), ...rows(6, 'CCCDDDEEE'), ...rows(6, 'ttttttEEE')],
    landscape: [...rows(10, 'AAAAABBBBCCCCC'), ...rows(8, 'DDDEEEtttttttt')],
    panorama: [...rows(9, 'AAAAABBBBCCCCDDDDD'), ...rows(7, 'EEEFFFGGGttttttttt')],
  },
  texture: envelope,
  under: post,
  photos: ({ photos, short }) => photos.map((box, nth) => photo(nth + 1, inset(box, short * WHITE))),
  over: (page) => {
    const { x, y, height } = markedStamp(page)
    const radius = page.short * MARK
    return postmark({ x: x + radius * 1.3, y: y + height - radius * 0.18 }, radius, 1, '#3c4658')
  },
  place: ({ field, short, shape }) => {
    const { x, y, width, height } = field('t')
    const clear = isWide(shape) ? short * 0.03 : 0
    const top = short * MARK * 0.5
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
