import type { Rect } from '../../geometry/index.ts'
import {
  digitOutlines,
  type Outline,
  outlineSegments,
  type PathSegment,
  parsePath,
  placePath,
  writePath,
} from '../../shapes/index.ts'
import type { LayoutClip } from '../design.ts'
import { gapOf, photosOfDigit } from './digit-cuts.ts'
import { type Dot, dotGrowth, dotPhoto, dotsOf } from './digit-dots.ts'
import { type DigitSpacing, digitSettings } from './digit-settings.ts'
import type { NumberTask } from './number-task.ts'
import { photosPerDigit } from './photos-per-digit.ts'
import { type DigitPlaces, placeDigits } from './place-digits.ts'

export interface OutlinedDigits {
  readonly photos: readonly Rect[]
  readonly clip: LayoutClip
  readonly gap: number
}

/**
 * How wide a nought may become, as a share of its height, in every style: as in condensed and in extended type. Round
 * ones are drawn wide, and their strokes bear less.
 */
const NOUGHT = { slimmest: 0.45, slimmestOfFour: 0.413, widest: 0.94 }
const MOST_TALLER = 1.85
/** A digit's photos are wide enough on paper for these stretches, those of bold digits and a little more. */
const STRETCHED_PHOTOS = { wider: 1.5, taller: 1.7 }
const SPACING = { between: 6, betweenLines: 11 }
const OF_FOUR = { ...SPACING, between: 5 }
/** A day and a month are two numbers, a year is one. */
const OF_DATE = { between: 4, betweenLines: 6, isJustified: true }

function spacingOf({ digits, isDate }: NumberTask, style: readonly Outline[]): DigitSpacing {
  const [nought] = style
  const drawn = nought ? nought.width / nought.height : 1
  const slimmest = digits.length > 3 ? NOUGHT.slimmestOfFour : NOUGHT.slimmest
  const stretch = { wider: NOUGHT.widest / drawn, taller: Math.min(MOST_TALLER, drawn / slimmest) }
  if (isDate) return { ...OF_DATE, ...stretch }
  return { ...(digits.length > 3 ? OF_FOUR : SPACING), ...stretch }
}

/** Slimmer than a stroke, because it separates and is not read. */
const DOT = { side: 20, air: 2.5, height: 100 }
/** The share of its square that a round dot fills. */
const ROUND = Math.PI / 4

const isDot = (glyph: Outline | Dot): glyph is Dot => 'isDot' in glyph

/** A circle on paper, in the units of a drawing that starts at `from`. */
function dotPath(photo: Rect, from: Rect, scaleX: number, scaleY: number): PathSegment[] {
  const [across, down] = [photo.width / 2 / scaleX, photo.height / 2 / scaleY]
  const left = (photo.x - from.x) / scaleX
  const middle = (photo.y - from.y) / scaleY + down
  const arc = `A${across} ${down} 0 0 1`
  return [...parsePath(`M${left} ${middle}${arc} ${left + 2 * across} ${middle}${arc} ${left} ${middle}Z`)]
}

/** Photos inside the outlines of digits. */
export function outlinedDigits(task: NumberTask, fontset: number): OutlinedDigits {
  const style = digitOutlines()[fontset] ?? []
  const spacing = spacingOf(task, style)
  const { block, places, scaleX, scaleY } = placeOutlines(task, spacing, style)
  const gap = gapOf(style) * Math.min(scaleX, scaleY)
  const path = places.flatMap(({ glyph, box }) =>
    isDot(glyph)
      ? dotPath(dotPhoto(glyph, box), block, scaleX, scaleY)
      : placePath(outlineSegments(glyph), {
          // A line that was set to the width of the other is larger than the rest of the drawing.
          scaleX: box.width / glyph.width / scaleX,
          scaleY: box.height / glyph.height / scaleY,
          shiftX: (box.x - block.x) / scaleX,
          shiftY: (box.y - block.y) / scaleY,
        }),
  )
  const photos = places.flatMap(({ glyph, box }) => {
    if (isDot(glyph)) return [dotPhoto(glyph, box)]
    const [across, down] = [box.width / glyph.width, box.height / glyph.height]
    const cut = photosOfDigit(glyph, style, {
      photos: photosPerDigit(task),
      cm2PerUnit: across * down,
      stretch: down > across ? STRETCHED_PHOTOS.taller : STRETCHED_PHOTOS.wider,
    })
    // Stretched digits can have wider gaps in one direction: the photos grow into them.
    const grown = { x: gapOf(style) * across - gap, y: gapOf(style) * down - gap }
    return cut.map(({ x, y, width, height }) => ({
      x: box.x + x * across - grown.x / 2,
      y: box.y + y * down - grown.y / 2,
      width: width * across + grown.x,
      height: height * down + grown.y,
    }))
  })
  return {
    photos,
    clip: {
      ...block,
      viewportWidth: Number((block.width / scaleX).toFixed(4)),
      viewportHeight: Number((block.height / scaleY).toFixed(4)),
      path: writePath(path),
    },
    gap,
  }
}

function placeOutlines(
  task: NumberTask,
  spacing: DigitSpacing,
  style: readonly Outline[],
  dot = DOT,
): DigitPlaces<Outline | Dot> {
  const outlines = task.digits.flatMap((digit) => style[digit] ?? [])
  const settings = digitSettings<Outline | Dot>(outlines, task.format, task.isDate ? dotsOf(dot) : undefined)
  const placed = placeDigits(settings, task.area, spacing)
  const dots = placed.places.flatMap(({ glyph, box }) => (isDot(glyph) ? [dotPhoto(glyph, box)] : []))
  const growth = Math.max(1, ...dots.map((photo) => dotGrowth(photo, ROUND)))
  return growth > 1 + 1e-9 ? placeOutlines(task, spacing, style, { ...dot, side: 1.01 * growth * dot.side }) : placed
}
