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

/** The size of a first text, as a share of the photo's shorter side. */
const SHARE_OF_PHOTO = 1 / 8

/**
 * The text of a photo as it is painted, so that writing continues from what is visible: a text from a larger slot has
 * shrunk. A first text starts in the largest size with room for a few words: an ordinary one, or on a large photo one
 * in proportion to it, which is as easy to read from where the whole piece is seen.
 */
export function startPhotoText(page: CollagePage, slot: string, box: Size, measure: MeasureText): TextData {
  const own = slotDataOf(page, slot)?.text
  if (own) return fitText(own, box, measure)
  const most = Math.max(PHOTO_TEXT_DEFAULTS.fontSize, Math.min(box.width, box.height) * SHARE_OF_PHOTO)
  const fits = FONT_SIZES.filter((fontSize) => fontSize <= most).findLast((fontSize) =>
    textFits({ ...PHOTO_TEXT_DEFAULTS, fontSize, text: 'Mmmmmmmm' }, box, measure),
  )
  return { ...PHOTO_TEXT_DEFAULTS, fontSize: fits ?? FONT_SIZES[0] }
}
