import type { Size } from '../geometry/index.ts'
import { fitInSize, fitText } from './fit-text.ts'
import { type MeasureText, textFits } from './layout-text.ts'
import { FONT_SIZES, PHOTO_TEXT_DEFAULTS, type TextData, TITLE_DEFAULTS, TITLE_FONT_SIZES } from './text-data.ts'

export type TextRole = 'title' | 'subtitle' | 'photo'

interface RoleFacts {
  readonly defaults: TextData
  /** How much of the box the text may fill, so that there is air around it. */
  readonly share: Size
  readonly largest: number
}

const ROLES: Record<TextRole, RoleFacts> = {
  title: { defaults: TITLE_DEFAULTS, share: { width: 0.9, height: 0.95 }, largest: 3.387 },
  // A subtitle as large as its title would compete with it, however much room there is.
  subtitle: { defaults: TITLE_DEFAULTS, share: { width: 0.9, height: 0.95 }, largest: 1.693 },
  photo: { defaults: PHOTO_TEXT_DEFAULTS, share: { width: 0.9, height: 0.4 }, largest: 1.693 },
}

/**
 * A share of the largest size its place allows, below which a title looks lost there: it takes a second line if that
 * makes it larger.
 */
export const LEAST_OF_PLACE = 0.45

/** In a high band, which only large sheets have, type grows with the band, a title faster than a subtitle. */
const IN_HIGH_BAND = {
  title: (height: number) => 0.825 * height - 3.3,
  subtitle: (height: number) => 0.4 * height,
}

/**
 * A text as it first stands in its box: the role's defaults with the template's changes, in the largest allowed size
 * that leaves some air. A long title takes a second line before it becomes small. A size the template names is used as
 * far as it fits.
 */
export function startingText(role: TextRole, wanted: Partial<TextData>, box: Size, measure: MeasureText): TextData {
  const { defaults, share } = ROLES[role]
  const data = { ...defaults, ...wanted }
  if (wanted.fontSize !== undefined) return fitText(data, box, measure)
  const airy = { width: box.width * share.width, height: box.height * share.height }
  const largest = largestFor(role, box)
  const sizes = TITLE_FONT_SIZES.filter((size) => size <= largest).toReversed()
  const onOneLine = sizes.find((size) => textFits({ ...data, fontSize: size }, airy, measure)) ?? 0
  if (onOneLine >= largest * LEAST_OF_PLACE) return { ...data, fontSize: onOneLine }
  for (const fontSize of sizes) {
    const fitting = fitInSize({ ...data, fontSize }, airy, measure)
    if (fitting) return fitting
  }
  return fitText({ ...data, fontSize: FONT_SIZES[0] }, box, measure)
}

/** Sizes beyond the common list need a high band, so that large sheets get large type and small ones stay calm. */
function largestFor(role: TextRole, box: Size): number {
  const { largest } = ROLES[role]
  return role === 'photo' ? largest : Math.max(largest, IN_HIGH_BAND[role](box.height))
}
