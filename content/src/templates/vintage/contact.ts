import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { photo, subtitle, title } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { middleOf, turned, turnedBox } from '../kit/turned.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { type FilmStrip, framesOf, stripFoot, stripMarks } from './film-strip.ts'
import { pencilRing, pencilStroke } from './grease-pencil.ts'

const TABLE = '0xf1e9d8'
const PENCIL = '#c23b2a'
const TURNS = [-0.9, 0.7, -0.5]
/** How far each strip was pushed along, in frames. */
const SHIFTS = [0, 0.16, -0.1]

/** The frame the pencil has chosen, by strip. */
interface Sheet {
  readonly strips: number
  readonly frames: number
  readonly chosen: readonly [strip: number, frame: number]
  /** Share of the height under the strips. */
  readonly foot: number
}

function sheetOf(format: Format): Sheet {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return { strips: 4, frames: 3, chosen: [1, 1], foot: 0.14 }
    case ORIENTATION.square:
      return { strips: 3, frames: 3, chosen: [1, 1], foot: 0.18 }
    default:
      return { strips: 3, frames: 4, chosen: [1, 2], foot: 0.18 }
  }
}

/** Film strips on a light table; a red pencil has chosen one picture. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const plan = sheetOf(format)
  const room = height * (1 - plan.foot) - short * 0.03
  const pitch = room / plan.strips
  const strips = Array.from({ length: plan.strips }, (_, index): FilmStrip & { readonly degrees: number } => ({
    x: 0,
    y: short * 0.03 + index * pitch + pitch * 0.07,
    width,
    height: pitch * 0.86,
    frames: plan.frames,
    shift: SHIFTS[index % SHIFTS.length] ?? 0,
    degrees: TURNS[index % TURNS.length] ?? 0,
  }))
  const frames = strips.flatMap((strip) =>
    framesOf(strip).map((box) => ({ box: turnedBox(box, middleOf(strip), strip.degrees), degrees: strip.degrees })),
  )
  const [row, place] = plan.chosen
  const chosen: Rect = frames[row * plan.frames + place]?.box ?? { x: 0, y: 0, ...format }
  const foot = height * (1 - plan.foot)
  const text = { x: short * 0.05, width: width - short * 0.1 }
  return {
    art: {
      ground: sheetArt(
        format,
        strips.map((strip) =>
          turned(middleOf(strip), strip.degrees, [
            ...paperShadow(stripFoot(strip), short * 0.008),
            ...stripMarks(strip),
          ]),
        ),
      ),
      pencil: sheetArt(format, [
        ...pencilRing(chosen, short * 0.007, PENCIL),
        ...pencilStroke(
          { x: text.x, y: foot + (height - foot) * 0.8 },
          { x: text.x + text.width * 0.42, y: foot + (height - foot) * 0.765 },
          short * 0.007,
          PENCIL,
        ),
      ]),
    },
    layers: [
      ground(format, TABLE),
      sheetOverlay('ground', format),
      ...frames.map(({ box, degrees }, index) => photo(index + 1, box, degrees)),
      sheetOverlay('pencil', format),
      title(
        { x: text.x, width: text.width * 0.72, y: foot + (height - foot) * 0.12, height: (height - foot) * 0.62 },
        { font: 'Crimson Text', style: '600', color: '0x2a211b', align: 'left', valign: 'bottom', caps: false },
      ),
      subtitle(
        {
          x: text.x + text.width * 0.74,
          width: text.width * 0.26,
          y: foot + (height - foot) * 0.12,
          height: (height - foot) * 0.62,
        },
        { font: 'Crimson Text', style: '400', color: '0xc23b2a', align: 'right', valign: 'bottom', caps: false },
      ),
    ],
  }
}

export const contact: StaticTemplate = {
  id: 'vintage-contact',
  theme: 'vintage',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
