import { type CollagePage, sampleOf } from '@collagerie/core/collage'
import { qualitySummary } from '@collagerie/core/quality'
import type { PictureSource } from '../../painting/picture-source.ts'

/** The print quality of each slot whose photo is known; the others follow later. */
export function qualitiesOf(
  page: CollagePage,
  source: PictureSource,
  names: ReadonlyMap<string, string>,
  quotes: readonly string[],
) {
  const { slots } = qualitySummary(page, (id) => {
    // The print quality of a sample does not matter.
    const size = sampleOf(id) === undefined ? source.photoSize(id) : undefined
    return size && { width: size.width, height: size.height, isQuote: quotes.includes(id) }
  })
  return new Map(slots.filter(({ slot }) => names.has(slot)).map((quality) => [quality.slot, quality] as const))
}
