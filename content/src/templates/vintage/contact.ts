import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { lettering, photo, type Voice } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
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
const EDGE_PRINT: Voice = {
  font: 'Bebas Neue',
  weight: '400',
  color: layerColour(AMBER),
  caps: true,
  align: 'left',
  valign: 'middle',
}
/** Equal strips of one film, one under the other. */
interface Sheet {
  readonly strips: number
  readonly frames: number
  /** Share of the height under them. */
  readonly foot: number
}

function sheetOf(format: Format): Sheet {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return { strips: 3, frames: 2, foot: 0.172 }
    case ORIENTATION.square:
      return { strips: 3, frames: 3, foot: 0.17 }
    default:
      return { strips: 2, frames: 3, foot: 0.182 }
  }
}

/** Strips of film on a light table; a red pencil has chosen one picture. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const { strips: count, frames, foot } = sheetOf(format)
  const isUpright = orientationOf(format) === ORIENTATION.portrait
  const gap = short * 0.017
  const high = (height * (1 - foot) - (count - 1) * gap) / count
  const strips = Array.from(
    { length: count },
    (_, nth): FilmStrip => ({
      x: 0,
      y: nth * (high + gap),
      width,
      height: high,
      frames,
      side: short * 0.036,
      edge: short * 0.042,
      isFirst: nth === 0,
    }),
  )
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
        align: isUpright ? 'center' : 'left',
        beside: !isUpright,
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
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
