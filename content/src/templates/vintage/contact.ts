import type { Format } from '@collagerie/core/format'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type LetteringStyle, lettering, photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { AMBER, type FilmStrip, framesOf, makerBox, numberBox, stripFoot, stripMarks } from './film-strip.ts'
import { pencilMarks } from './grease-pencil.ts'

const TABLE = '0xf3ead7'
const PENCIL = '#cf3524'
/** The number of the first frame: nobody keeps the beginning of a roll. */
const FIRST_FRAME = 12
/** What makers of film print along it. */
const MAKER = 'SAFETY FILM 400'
const EDGE_PRINT: LetteringStyle = {
  font: 'Bebas Neue',
  weight: '400',
  color: layerColour(AMBER),
  caps: true,
  align: 'left',
  valign: 'middle',
}
/** Strips of film, one under the other; the first holds the picture that was chosen, larger than the others. */
interface Sheet {
  readonly strips: readonly {
    /** By each other: how high the strips are, and how wide their frames. */
    readonly height: number
    readonly frames: readonly number[]
  }[]
  /** Depth of a strip's edge, as a share of the shorter side. */
  readonly edge: number
  /** Share of the height under them. */
  readonly foot: number
}

/** From here on the shorter side has room for a third strip, in centimetres. */
const LARGE = 80

function sheetOf({ width, height }: Format): Sheet {
  const isLarge = Math.min(width, height) >= LARGE
  if (width >= 1.9 * height) {
    return {
      strips: [
        { height: 1.3, frames: [1.6, 1, 1.2, 1] },
        { height: 1, frames: [1, 1, 1, 1, 1] },
      ],
      edge: 0.05,
      foot: 0.205,
    }
  }
  if (width > height) {
    const isLong = width >= height * 1.4
    return {
      strips: [
        { height: isLong ? 1.34 : 1.5, frames: isLong ? [3, 2, 2] : [1.4, 1] },
        { height: 1, frames: isLong || isLarge ? [1, 1, 1, 1] : [1, 1, 1] },
      ],
      edge: 0.05,
      foot: 0.165,
    }
  }
  if (width === height) {
    return {
      strips: [
        { height: 1.4, frames: [3, 2] },
        { height: 1, frames: [1, 1, 1] },
      ],
      edge: 0.056,
      foot: 0.225,
    }
  }
  if (isLarge || height > width * 1.4) {
    return {
      strips: [
        { height: 1.3, frames: [1.8, 1] },
        { height: 1.08, frames: isLarge ? [1, 1, 1] : [1, 1] },
        { height: 0.92, frames: [1, 1, 1] },
      ],
      edge: 0.056,
      foot: 0.2,
    }
  }
  return {
    strips: [
      { height: 1.35, frames: [1.8, 1] },
      { height: 1, frames: [1, 1, 1] },
    ],
    edge: 0.056,
    foot: 0.2,
  }
}

/** Strips of film on a light table; a red pencil has chosen one picture. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const { strips: rolls, foot, edge } = sheetOf(format)
  const gap = short * 0.017
  const room = height * (1 - foot) - (rolls.length - 1) * gap
  const unit = room / rolls.reduce((sum, roll) => sum + roll.height, 0)
  const strips = rolls.map((roll, nth): FilmStrip => {
    const above = rolls.slice(0, nth).reduce((sum, other) => sum + other.height * unit + gap, 0)
    return {
      x: 0,
      y: above,
      width,
      height: roll.height * unit,
      frames: roll.frames,
      side: short * 0.05,
      edge: short * edge,
      isFirst: nth === 0,
    }
  })
  const pictures = strips.flatMap((strip) => framesOf(strip).map((frame) => ({ strip, frame })))
  // The pencil has chosen the first picture.
  const chosen = pictures[0]?.frame ?? { x: 0, y: 0, ...format }
  const place = {
    x: short * 0.036,
    width: width - short * 0.072,
    y: height * (1 - foot * 0.93),
    height: height * foot * 0.93,
  }
  return {
    art: {
      ground: sheetArt(
        format,
        strips.flatMap((strip) => [...paperShadow(stripFoot(strip), short * 0.012), ...stripMarks(strip)]),
      ),
      pencil: sheetArt(format, pencilMarks(chosen, short, PENCIL)),
    },
    layers: [
      ground(format, TABLE),
      sheetOverlay('ground', format),
      ...pictures.map(({ frame }, nth) => photo(nth + 1, frame)),
      sheetOverlay('pencil', format),
      ...inscribed(place, format, {
        name: { font: 'Special Elite', weight: '400', color: '0x241b16', caps: false },
        line: { font: 'Special Elite', weight: '400', color: '0xb92c1c', caps: false, letters: 14.5 },
        align: width > height ? 'left' : 'center',
        beside: width > height,
      }),
      ...pictures.map(({ strip, frame }, nth) =>
        lettering(nth + 3, `${FIRST_FRAME + nth}`, numberBox(strip, frame), { ...EDGE_PRINT, letters: 2 }),
      ),
      ...strips.map((strip, nth) =>
        lettering(pictures.length + nth + 3, MAKER, makerBox(strip), { ...EDGE_PRINT, letters: 15, tracking: 0.08 }),
      ),
    ],
  }
}

export const contact: StaticTemplate = {
  id: 'vintage-contact',
  moods: ['classic'],
  asks: ['place', 'date'],
  pictures: [...FAMILY, 'alpine-lake', 'lavender-field', 'tide', 'lighthouse'],
  theme: 'vintage',
  sizes: ALL_SIZES,
  draw,
}
