import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { stampPath } from '../kit/stamp-edge.ts'
import { el, num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { factsOf } from '../kit/type-size.ts'
import { JOURNEY } from '../picture-sets.ts'
import { postmark } from './postmark.ts'

const PAPER = '#f1e5ca'
const RED = '#b94a41'
const BLUE = '#45698a'
const EDGE = '#fffcf4'
const INK = '#54483c'
const RIM = 0.034
/** From one bite of a stamp's edge to the next, and the white edge inside the bites. */
const TOOTH = 0.033
const WHITE = 0.02
/** Of the postmark, as a share of the shorter side. */
const MARK = 0.086
/** The ruled lines of the address, and how far below the letters they run, in sizes of the name. */
const LINES = 2
const UNDER = 0.25

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

/** The address: where it is written, and the lines ruled below name and date. */
function addressOf(page: DrawnPage): { readonly place: Rect; readonly lines: readonly number[] } {
  const { field, format, short } = page
  const { x, y, width, height } = field('t')
  const top = short * MARK * 0.12
  const clear = short * 0.02
  const room = { x: x + clear, width: width - clear, y: y + top, height: height - top }
  const ruled = (place: Rect) => {
    const [name, line] = inscribed(place, format, WORDS).map((layer) => {
      if (layer.kind !== 'text') throw new Error('an address is written')
      const { ascent, descent } = factsOf(FACE)
      const size = layer.height / (ascent + descent)
      return { size, baseline: layer.y + size * ascent }
    })
    if (!name || !line) throw new Error('an address has two lines')
    return { first: name.baseline + name.size * UNDER, pitch: line.baseline - name.baseline }
  }
  const { first, pitch } = ruled(room)
  return { place: room, lines: Array.from({ length: LINES }, (_, nth) => first + nth * pitch) }
}

function post(page: DrawnPage): string[] {
  const { photos, field, short } = page
  const stamps = photos.flatMap((box) => {
    const outline = stampPath(box, short * TOOTH)
    const shade = [0.0035, 0.0065].map((down) =>
      path(outline, { fill: '#2b1d12', 'fill-opacity': 0.14, transform: `translate(0 ${num(short * down)})` }),
    )
    return [...shade, path(outline, { fill: EDGE })]
  })
  const { x, width } = field('t')
  const lines = addressOf(page).lines.map((y) =>
    el('line', {
      x1: x,
      x2: x + width,
      y1: y,
      y2: y,
      stroke: INK,
      'stroke-width': short * 0.0022,
      'stroke-opacity': 0.42,
    }),
  )
  return [...stamps, ...lines]
}

/** The stamp the office has hit: the one over the end of the address. */
function markedStamp({ photos, field }: DrawnPage): Rect {
  const address = field('t')
  const end = address.x + address.width - 0.01
  const above = photos.filter((box) => box.y < address.y && box.x + box.width > end)
  return above.at(-1) ?? address
}

const FACE = 'Special Elite'
const WORDS: Inscription = {
  fill: 0.93,
  share: 1,
  lineCaps: 0.56,
  lineGap: 0.8,
  name: { font: FACE, weight: '400', color: '0x3b3129', caps: false },
  line: { font: FACE, weight: '400', color: layerColour(INK), caps: false, letters: 14 },
  align: 'left',
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
  gap: 0.0235,
  plans: {
    portrait: [...rows(9, 'AAAAABBBB'), ...rows(7, 'CCCCDDDDD'), ...rows(6, 'EEEtttttt')],
    square: [...rows(8, 'AAAAABBBB'), ...rows(8, 'CCCCDDDDD'), ...rows(7, 'EEEtttttt')],
    landscape: [...rows(10, 'AAAAABBBBCCCCC'), ...rows(8, 'DDDEEEtttttttt')],
    panorama: [...rows(9, 'AAAAAAABBBBBCCCCCC'), ...rows(8, 'DDDDEEEEtttttttttt')],
  },
  texture: envelope,
  under: post,
  photos: ({ photos, short }) => photos.map((box, nth) => photo(nth + 1, inset(box, short * WHITE))),
  over: (page) => {
    const { x, y, width, height } = markedStamp(page)
    const radius = page.short * MARK
    return postmark({ x: x + width - radius * 1.12, y: y + height - radius * 0.6 }, radius, 3, '#3c4a6b')
  },
  place: (page) => addressOf(page).place,
  words: () => WORDS,
})
