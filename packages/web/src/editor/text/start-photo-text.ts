import { type CollagePage, slotDataOf } from '@collagerie/core/collage'
import type { Size } from '@collagerie/core/geometry'
import {
  FONT_SIZES,
  fitText,
  type MeasureText,
  PHOTO_TEXT_DEFAULTS,
  type TextData,
  textFits,
} from '@collagerie/core/text'

/**
 * The text of a photo as it is painted, so that writing continues from what is visible: a text from a larger slot has
 * shrunk. A first text starts in the largest ordinary size with room for a few words.
 */
export function startPhotoText(page: CollagePage, slot: string, box: Size, measure: MeasureText): TextData {
  const own = slotDataOf(page, slot)?.text
  if (own) return fitText(own, box, measure)
  const fits = FONT_SIZES.filter((fontSize) => fontSize <= PHOTO_TEXT_DEFAULTS.fontSize).findLast((fontSize) =>
    textFits({ ...PHOTO_TEXT_DEFAULTS, fontSize, text: 'Mmmmmmmm' }, box, measure),
  )
  return { ...PHOTO_TEXT_DEFAULTS, fontSize: fits ?? FONT_SIZES[0] }
}
