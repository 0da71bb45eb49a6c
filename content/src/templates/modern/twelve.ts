import type { Format } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { lettering, masked, photo, subtitle, title } from '../kit/layers.ts'
import { scaled } from '../kit/scaled.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { num } from '../kit/svg.ts'
import { JOURNEY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xf7f5f0'
const INK = '#191919'
const RED = '0xd8402a'

/** Lengths are shares of the shorter side. */
const EDGE = 0.056
const GAP = 0.014
/** Between the words and the photo of the year, below them and beside them. */
const CLEAR = { below: 0.032, beside: 0.054 }
/** In sizes of the face: what a line has above its capitals, they themselves, the whole line, and four figures. */
const BEBAS = { above: 0.2, capital: 0.7, line: 1.22, year: 1.6 }
/** The year's share of its box. */
const FILLED = 0.86
/** Capitals of the name, by those of the year. */
const NAME = 0.38
/** Figures of a month by the height of its photo, and how wide two of them are by their height. */
const MONTH = { high: 0.15, wide: 1.2 }

interface Page {
  readonly year: Rect
  readonly months: readonly Rect[]
  /** Where the words stand, and how high the capitals of the year are. */
  readonly words: Rect
  readonly capitals: number
}

/** The months in rows, with the same gap beside and below them. */
function calendar(box: Rect, columns: number): Rect[] {
  const lines = 12 / columns
  const width = (box.width - (columns - 1) * GAP) / columns
  const height = (box.height - (lines - 1) * GAP) / lines
  return Array.from({ length: 12 }, (_, nth) => ({
    x: box.x + (nth % columns) * (width + GAP),
    y: box.y + Math.floor(nth / columns) * (height + GAP),
    width,
    height,
  }))
}

/** What both lines take, in capitals of the year: their boxes follow one upon the other. */
const LINES = (BEBAS.line * (1 + NAME)) / BEBAS.capital

/** On lying sheets the words and the photo of the year have a column, on others a band over the months. */
function pageOf(format: Format): Page {
  const short = Math.min(format.width, format.height)
  const [width, height] = [format.width / short, format.height / short]
  const inner = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }
  if (width > height) {
    const column = inner.width * (width > 1.9 ? 0.37 : 0.43)
    const capitals = 0.115
    const above = (BEBAS.above * capitals) / BEBAS.capital
    const words = { ...inner, y: EDGE - above, width: column, height: capitals * LINES }
    const top = words.y + words.height + CLEAR.below - above * NAME
    return {
      year: { ...inner, y: top, width: column, height: inner.y + inner.height - top },
      months: calendar({ ...inner, x: EDGE + column + GAP, width: inner.width - column - GAP }, width > 1.9 ? 4 : 3),
      words,
      capitals,
    }
  }
  const column = 0.3
  const high = inner.height * 0.445
  const wide = inner.width - column - CLEAR.beside
  const capitals = ((column * FILLED) / BEBAS.year) * BEBAS.capital
  const lines = capitals * LINES
  return {
    year: { ...inner, width: wide, height: high },
    months: calendar({ ...inner, y: EDGE + high + GAP, height: inner.height - high - GAP }, 4),
    words: { x: EDGE + wide + CLEAR.beside, y: EDGE + high - lines, width: column, height: lines },
    capitals,
  }
}

/** The figures of a month stand in a corner that its photo leaves free. */
function month(nth: number, { x, y, width, height }: Rect, pad: number) {
  const high = height * MONTH.high
  const size = high / BEBAS.capital
  const [across, down] = [high * MONTH.wide + pad, height - high - pad]
  const outline = `M0 0H${num(width)}V${num(height)}H${num(across)}V${num(down)}H0z`
  const top = y + height - high - size * BEBAS.above
  return {
    photo: masked(nth + 1, { x, y, width, height }, { width, height }, outline),
    figures: lettering(
      nth + 2,
      String(nth).padStart(2, '0'),
      { x, y: top, width: across, height: size * BEBAS.line },
      { font: 'Bebas Neue', weight: '400', color: layerColour(INK), align: 'left', valign: 'top', fontSize: size },
    ),
  }
}

function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const page = pageOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const months = page.months.map((box, nth) => month(nth + 1, cm(box), short * GAP))
  const size = (page.capitals / BEBAS.capital) * short
  const words = cm(page.words)
  const year = { ...words, width: (size * BEBAS.year) / FILLED, height: size * BEBAS.line }
  const look = { font: 'Bebas Neue', weight: '400', caps: true, align: 'left' } as const
  return {
    art: {},
    layers: [
      ground(format, PAPER),
      photo(1, cm(page.year)),
      ...months.flatMap((each) => each.photo),
      title(year, { ...look, valign: 'top', color: RED, fontSize: size }),
      subtitle(
        { ...words, y: words.y + year.height, height: words.height - year.height },
        { ...look, valign: 'bottom', color: layerColour(INK), fontSize: size * NAME },
      ),
      ...months.map(({ figures }) => figures),
    ],
  }
}

/** The year in review: one photo of it, and the twelve months in theirs. */
export const twelve: StaticTemplate = {
  id: 'modern-twelve',
  moods: ['quiet'],
  occasions: ['year'],
  asks: ['year', 'family'],
  pictures: [
    ...JOURNEY,
    'cherry-blossom',
    'poppy-field',
    'lavender-field',
    'birch-wood',
    'fireworks',
    'winter-cabin',
    'strawberries',
    'meadow',
    'cloud-sea',
    'sun-path',
    'beach-umbrellas',
  ],
  theme: 'modern',
  sizes: ALL_SIZES,
  draw,
}
