import type { Size } from '@collagerie/core/geometry'
import { fitInSize, fitText, type MeasureText, PHOTO_TEXT_SIZES, resized, type TextData } from '@collagerie/core/text'

/** Words on a photo as they are typed: when the size gets too large, they shrink by one fine step. */
export function fitFinely(data: TextData, box: Size, measure: MeasureText): TextData {
  const sizes = PHOTO_TEXT_SIZES.filter((size) => size < data.fontSize).toReversed()
  for (const size of [data.fontSize, ...sizes]) {
    const fitting = fitInSize(resized(data, size), box, measure)
    if (fitting) return fitting
  }
  return fitText(data, box, measure)
}
