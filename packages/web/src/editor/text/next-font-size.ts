import { PHOTO_TEXT_SIZES } from '@collagerie/core/text'

/** The next size for words on a photo up or down; also from a size between two of them. */
export function nextFontSize(size: number, way: 1 | -1): number | undefined {
  return way > 0 ? PHOTO_TEXT_SIZES.find((each) => each > size) : PHOTO_TEXT_SIZES.findLast((each) => each < size)
}
