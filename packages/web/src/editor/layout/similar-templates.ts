import { type CatalogueTemplate, nearestPhotoCount } from '@collagerie/core/catalogue'

/** More than a row shows without scrolling, and few enough to load at once. */
const MOST_SIMILAR = 8

/** Other templates for so many photos, nearest first: those of the same category before the rest. */
export function similarTemplates(
  templates: readonly CatalogueTemplate[],
  like: CatalogueTemplate,
  count: number,
): readonly CatalogueTemplate[] {
  const isOther = ({ category }: CatalogueTemplate) => Number(category !== like.category)
  const distance = ({ tags }: CatalogueTemplate) => Math.abs((nearestPhotoCount(tags, count) ?? Infinity) - count)
  return templates
    .filter(({ id }) => id !== like.id)
    .toSorted((a, b) => isOther(a) - isOther(b) || distance(a) - distance(b))
    .slice(0, MOST_SIMILAR)
}
