import type { Format } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type LetteringStyle, lettering, photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { AMBER, type FilmStrip, framesOf, makerBox, numberBox, stripFoot, stripMarks } from './film-strip.ts'
import { type Overshoot, pencilMarks } from './grease-pencil.ts'

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

/** Left free at both ends of a strip. */
const SIDE = 0.05
/** And of the words. */
const WORDS = 0.042
/** Between the pencil and the edge of the sheet. */
const CLEAR = 0.024
/** How far the pencil goes over the edge of the picture, by its width and height: beside it is the next one. */
const OVERSHOOT = { beside: 0.038, below: 0.075 }
/** From here on the shorter side has room for a third strip, in centimetres. */
const LARGE = 80

function sheetOf({ width, height }: Format): Sheet {
  const isLarge = Math.min(width, height) >= LARGE
  if (width >= 1.9 * height) {
    return {
      strips: [{ height: 1, frames: [1.5, 1, 1, 1] }],
      edge: 0.05,
      foot: 0.165,
    }
  }
  if (width > height) {
    const isLong = width >= height * 1.4
    return {
      strips: [
        { height: isLong ? 1.34 : 1.5, frames: isLong ? [3, 2, 2] : [1.4, 1] },
        { height: 1, frames: isLong || isLarge ? [1, 1, 1, 1] : [1, 1, 1] },
      ],
      edge: 0.042,
      foot: isLong ? 0.15 : 0.136,
    }
  }
  if (width === height) {
    return {
      strips: [
        { height: 1.4, frames: [3, 2] },
        { height: 1, frames: [1, 1, 1] },
      ],
      edge: 0.042,
      foot: 0.139,
    }
  }
  if (isLarge) {
    return {
      strips: [
        { height: 1.3, frames: [1.8, 1] },
        { height: 1.08, frames: [1, 1, 1] },
        { height: 0.92, frames: [1, 1, 1] },
      ],
      edge: 0.042,
      foot: 0.13,
    }
  }
  const isTall = height > width * 1.4
  return {
    strips: [
      { height: isTall ? 1.26 : 1.35, frames: isTall ? [1.42, 1] : [1.7, 1] },
      { height: 1, frames: [1, 1, 1] },
    ],
    edge: 0.042,
    foot: 0.13,
  }
}

/** Over the edge of the picture: up and to the left as far as the sheet has room. */
function overshootOf({ x, y, width, height }: Rect, short: number): Overshoot {
  const [beside, below] = [width * OVERSHOOT.beside, height * OVERSHOOT.below]
  const most = (room: number, wanted: number) => Math.min(room - short * CLEAR, wanted)
  return { left: most(x, beside), right: beside, up: most(y, below), down: below }
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
      side: short * SIDE,
      edge: short * edge,
      isFirst: nth === 0,
    }
  })
  const pictures = strips.flatMap((strip) => framesOf(strip).map((frame) => ({ strip, frame })))
  // The pencil has chosen the first picture.
  const chosen = pictures[0]?.frame ?? { x: 0, y: 0, ...format }
  const place = {
    x: short * WORDS,
    width: width - 2 * short * WORDS,
    y: height * (1 - foot * 0.93),
    height: height * foot * 0.93,
  }
  return {
    art: {
      ground: sheetArt(
        format,
        strips.flatMap((strip) => [...paperShadow(stripFoot(strip), short * 0.012), ...stripMarks(strip)]),
      ),
      pencil: sheetArt(format, pencilMarks(chosen, overshootOf(chosen, short), short, PENCIL)),
    },
    layers: [
      ground(format, TABLE),
      sheetOverlay('ground', format),
      ...pictures.map(({ frame }, nth) => photo(nth + 1, frame)),
      sheetOverlay('pencil', format),
      ...inscribed(place, format, {
        name: { font: 'Special Elite', weight: '400', color: '0x241b16', caps: false },
        line: {
          font: 'Special Elite',
          weight: '400',
          color: '0xb92c1c',
          caps: false,
          letters: width > height ? 14.5 : 12.2,
        },
        ...(width > height ? {} : { share: 0.585, nameWidth: 0.59, fill: 0.99 }),
        beside: true,
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
  pictures: [
    'lake-bench',
    'regatta',
    'rowing-boat',
    'alpine-lake',
    'lavender-field',
    'lighthouse',
    'bicycle-wall',
    'shore-couple',
    'child-and-dog',
    'running-dog',
    'hot-air-balloons',
    'coffee',
    'birch-wood',
    'sun-path',
    'tide',
    'sandcastle',
  ],
  theme: 'vintage',
  sizes: ALL_SIZES,
  draw,
}
