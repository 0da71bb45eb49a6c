import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { lettering, photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { AMBER, type FilmStrip, framesOf, numberBox, stripFoot, stripMarks } from './film-strip.ts'
import { pencilMarks } from './grease-pencil.ts'

const TABLE = '0xf3ead7'
const PENCIL = '#cf3524'
/** The number of the first frame: nobody keeps the beginning of a roll. */
const FIRST_FRAME = 12
/** The picture the pencil has chosen, in the middle of the lower roll. */
const CHOSEN = { portrait: 2, other: 3 }

/** A roll of large pictures over one of small ones: frames of each, and how the height is shared. */
interface Rolls {
  readonly frames: readonly [number, number]
  readonly heights: readonly [number, number]
  /** Share of the height under them. */
  readonly foot: number
}

function rollsOf(format: Format): Rolls {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return { frames: [1, 3], heights: [0.655, 0.345], foot: 0.18 }
    case ORIENTATION.square:
      return { frames: [2, 3], heights: [0.58, 0.42], foot: 0.17 }
    default:
      return { frames: [2, 4], heights: [0.61, 0.39], foot: 0.172 }
  }
}

/** Film on a light table; a red pencil has chosen one picture. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const { frames, heights, foot } = rollsOf(format)
  const isUpright = orientationOf(format) === ORIENTATION.portrait
  const [margin, gap] = [short * 0.024, short * 0.024]
  const room = height * (1 - foot) - margin - gap
  const high = heights.map((share) => share * room)
  const strips = frames.map((count, nth): FilmStrip => {
    const y = margin + (nth === 0 ? 0 : (high[0] ?? 0) + gap)
    return { x: 0, y, width, height: high[nth] ?? 0, frames: count, side: short * 0.03 }
  })
  const pictures = strips.flatMap((strip) => framesOf(strip).map((frame) => ({ strip, frame })))
  const chosen = pictures[isUpright ? CHOSEN.portrait : CHOSEN.other]?.frame ?? { x: 0, y: 0, ...format }
  const place = {
    x: short * 0.03,
    width: width - short * 0.06,
    y: height * (1 - foot * 0.93),
    height: height * foot * 0.93,
  }
  return {
    art: {
      ground: sheetArt(
        format,
        strips.flatMap((strip) => [...paperShadow(stripFoot(strip), short * 0.012), ...stripMarks(strip)]),
      ),
      pencil: sheetArt(format, pencilMarks(chosen, short * 0.0094, PENCIL)),
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
        lettering(nth + 3, `${FIRST_FRAME + nth}`, numberBox(strip, frame), {
          font: 'Bebas Neue',
          weight: '400',
          color: AMBER.replace('#', '0x'),
          caps: true,
          align: 'left',
          valign: 'middle',
          letters: 2,
        }),
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
