import type { Rect } from '../../geometry/index.ts'
import { cutOutline, DIGIT_OUTLINES, type Outline, outlineSegments, placePath, writePath } from '../../shapes/index.ts'
import type { LayoutClip } from '../design.ts'
import { placeDigits } from './digit-lines.ts'

export interface OutlinedDigits {
  readonly photos: readonly Rect[]
  readonly clip: LayoutClip
  readonly gap: number
}

/** Digits may grow a quarter out of their proportions to fill the format. */
const SPACING = { between: 8, stretch: 1.25 }
/** Stroke of the drawn digits across and down, in their units. */
const STEM = 24
const BAR = 21
/** Two photos across the stroke once each is a good size. */
const TWO_ACROSS_FROM = 8

/** Photos inside the outlines of digits. */
export function outlinedDigits(digits: readonly number[], fontset: number, area: Rect): OutlinedDigits {
  const outlines = digits.flatMap((digit) => DIGIT_OUTLINES[fontset]?.[digit] ?? [])
  const { block, digits: boxes, scaleX, scaleY } = placeDigits(outlines, area, SPACING)
  const stroke = Math.sqrt(STEM * scaleX * BAR * scaleY)
  const gap = Math.min(0.5, 0.15 + 0.04 * stroke)
  const side = stroke / (stroke < TWO_ACROSS_FROM ? 1 : 2) + gap / 2
  const placed = outlines.map((outline, index) => ({ outline, box: boxes[index] ?? block }))
  const path = placed.flatMap(({ outline, box }) =>
    placePath(outlineSegments(outline), {
      scaleX: 1,
      scaleY: 1,
      shiftX: (box.x - block.x) / scaleX,
      shiftY: (box.y - block.y) / scaleY,
    }),
  )
  // A digit that comes twice is cut once, and so looks the same.
  const cuts = new Map<Outline, readonly Rect[]>()
  const photos = placed.flatMap(({ outline, box }) => {
    const cut = cuts.get(outline) ?? cutOutline(outline, { ...box, x: 0, y: 0 }, { side, gap })
    cuts.set(outline, cut)
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
