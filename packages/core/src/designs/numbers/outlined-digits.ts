import type { Rect } from '../../geometry/index.ts'
import {
  cutOutline,
  digitOutlines,
  type Outline,
  outlineSegments,
  placePath,
  strokeOf,
  writePath,
} from '../../shapes/index.ts'
import type { LayoutClip } from '../design.ts'
import { digitSettings, placeDigits } from './digit-lines.ts'
import type { NumberTask } from './number-task.ts'

export interface OutlinedDigits {
  readonly photos: readonly Rect[]
  readonly clip: LayoutClip
  readonly gap: number
}

/** Digits may grow a quarter out of their proportions to fill the format. */
const SPACING = { between: 8, betweenLines: 8, stretch: 1.25 }

/** A round dot on the line the digits stand on. */
const DOT: Outline = { width: 28, height: 100, path: 'M0 86A14 14 0 0 1 28 86A14 14 0 0 1 0 86Z' }

/** One photo across the stroke: as long as it is wide on a thin stroke, and rather lying on a broad one. */
const LONGEST = { photo: 0.96, stroke: 3 }
const SHORTEST = { photo: 0.84, stroke: 12 }
/** A photo of less would not be worth choosing, however thin the stroke. */
const LEAST_SIDE = 1.8

/**
 * The side of a good photo, with its gap. It follows the stroke without a jump, so the number of photos hardly changes
 * when a title comes or goes or the sheet grows.
 */
function sideFor(stroke: number, gap: number): number {
  const grown = Math.min(1, Math.max(0, (stroke - LONGEST.stroke) / (SHORTEST.stroke - LONGEST.stroke)))
  return Math.max(LEAST_SIDE, stroke * (LONGEST.photo + (SHORTEST.photo - LONGEST.photo) * grown)) + gap / 2
}

/** Photos inside the outlines of digits. */
export function outlinedDigits({ digits, isDate, isUpright, area }: NumberTask, fontset: number): OutlinedDigits {
  const style = digitOutlines()[fontset] ?? []
  const outlines = digits.flatMap((digit) => style[digit] ?? [])
  const settings = digitSettings(outlines, isUpright, isDate ? DOT : undefined)
  const { block, places, scaleX, scaleY } = placeDigits(settings, area, SPACING)
  const stroke = strokeOf(outlines) * Math.sqrt(scaleX * scaleY)
  const gap = Math.min(0.5, 0.15 + 0.04 * stroke)
  const side = sideFor(stroke, gap)
  const path = places.flatMap(({ glyph, box }) =>
    placePath(outlineSegments(glyph), {
      scaleX: 1,
      scaleY: 1,
      shiftX: (box.x - block.x) / scaleX,
      shiftY: (box.y - block.y) / scaleY,
    }),
  )
  // A digit that comes twice is cut once, and so looks the same.
  const cuts = new Map<Outline, readonly Rect[]>()
  const photos = places.flatMap(({ glyph, box }) => {
    if (glyph === DOT) return [dotPhoto(box)]
    const cut = cuts.get(glyph) ?? cutOutline(glyph, { ...box, x: 0, y: 0 }, { side, gap })
    cuts.set(glyph, cut)
    return cut.map((photo) => ({ ...photo, x: photo.x + box.x, y: photo.y + box.y }))
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

function dotPhoto({ x, y, width, height }: Rect): Rect {
  const high = (height * DOT.width) / DOT.height
  return { x, y: y + height - high, width, height: high }
}
