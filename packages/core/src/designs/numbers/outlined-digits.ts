import type { Rect } from '../../geometry/index.ts'
import {
  digitOutlines,
  LEAST_VISIBLE,
  type Outline,
  outlineSegments,
  placePath,
  writePath,
} from '../../shapes/index.ts'
import type { LayoutClip } from '../design.ts'
import { gapOf, photosOfDigit } from './digit-cuts.ts'
import { placeDigits } from './digit-lines.ts'
import { type DigitSpacing, digitSettings } from './digit-settings.ts'
import type { NumberTask } from './number-task.ts'

export interface OutlinedDigits {
  readonly photos: readonly Rect[]
  readonly clip: LayoutClip
  readonly gap: number
}

/**
 * Bold upright digits stay recognisable when a third wider, or taller by even more, which lets them fill panoramas and
 * slim sheets.
 */
const SPACING: DigitSpacing = { between: 6, betweenLines: 11, wider: 1.33, taller: 1.4 }
/**
 * Four digits stand closer and are stretched further; otherwise most of a square, or of a sheet little wider than high,
 * would stay empty.
 */
const OF_FOUR: DigitSpacing = { ...SPACING, between: 5.5, wider: 1.45, taller: 1.65 }
/** A day and a month are two numbers, a year is one. */
const OF_DATE: DigitSpacing = { ...OF_FOUR, between: 4, betweenLines: 16 }

function spacingOf({ digits, isDate }: NumberTask): DigitSpacing {
  if (isDate) return OF_DATE
  return digits.length > 3 ? OF_FOUR : SPACING
}

/**
 * The dot is slimmer than a stroke, because it separates and is not read. It stands at half height, since on the line
 * it would turn the date into a fraction; it is round however the digits are stretched.
 */
const DOT_RADIUS = 10
/** Extra space beside the dot: the pairs stand further apart than their digits. */
const DOT_AIR = 5
const DOT: Outline = { width: 2 * (DOT_RADIUS + DOT_AIR), height: 100, path: '' }
const DOT_AREA = Math.PI * DOT_RADIUS ** 2

function dotPath(flatter: number): Outline {
  const down = DOT_RADIUS * flatter
  const arc = `A${DOT_RADIUS} ${down} 0 0 1`
  const middle = DOT.height / 2
  const right = DOT.width - DOT_AIR
  return { ...DOT, path: `M${DOT_AIR} ${middle}${arc} ${right} ${middle}${arc} ${DOT_AIR} ${middle}Z` }
}

/** Photos inside the outlines of digits. */
export function outlinedDigits(task: NumberTask, fontset: number): OutlinedDigits {
  const style = digitOutlines()[fontset] ?? []
  const spacing = spacingOf(task)
  const { block, places, scaleX, scaleY } = placeOutlines(task, spacing, style)
  const gap = gapOf(style) * Math.min(scaleX, scaleY)
  const path = places.flatMap(({ glyph, box }) =>
    placePath(outlineSegments(glyph === DOT ? dotPath(scaleX / scaleY) : glyph), {
      scaleX: box.width / glyph.width / scaleX,
      scaleY: box.height / glyph.height / scaleY,
      shiftX: (box.x - block.x) / scaleX,
      shiftY: (box.y - block.y) / scaleY,
    }),
  )
  const photos = places.flatMap(({ glyph, box }) => {
    if (glyph === DOT) return [dotPhoto(box)]
    const [across, down] = [box.width / glyph.width, box.height / glyph.height]
    const cut = photosOfDigit(glyph, style, {
      digits: task.digits.length,
      cm2PerUnit: across * down,
      stretch: spacing.taller,
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

/** A date whose dot would be too small for a photo stands in two lines, which need none. */
function placeOutlines(
  { digits, isDate, breadth, area }: NumberTask,
  spacing: DigitSpacing,
  style: readonly Outline[],
) {
  const outlines = digits.flatMap((digit) => style[digit] ?? [])
  const place = (breadthOfSheet: number) =>
    placeDigits(digitSettings(outlines, breadthOfSheet, spacing.between, isDate ? DOT : undefined), area, spacing)
  const placed = place(breadth)
  const hasSpeck = placed.places.some(({ glyph }) => glyph === DOT) && placed.scaleX ** 2 * DOT_AREA < LEAST_VISIBLE
  return hasSpeck ? place(1) : placed
}

function dotPhoto({ x, y, width, height }: Rect): Rect {
  const side = (width * DOT_RADIUS) / (DOT_RADIUS + DOT_AIR)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}
