import { FONT_SIZES } from '@collagerie/core/text'

/** The next allowed size up or down; also from a size between two allowed ones. */
export function nextFontSize(size: number, way: 1 | -1): number | undefined {
  return way > 0 ? FONT_SIZES.find((each) => each > size) : FONT_SIZES.findLast((each) => each < size)
}
