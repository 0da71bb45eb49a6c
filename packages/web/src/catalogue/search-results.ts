import { type CatalogueTemplate, matchesFilter } from '@collagerie/core/catalogue'

/** The index of the loosest words among those searched. */
const EVERYDAY_WORDS = 2

interface SearchResults {
  /** The closest matches first. */
  readonly shown: readonly CatalogueTemplate[]
  /** Whether the active filter has none of them: a search never says that a template is missing which exists. */
  readonly areElsewhere: boolean
}

/** The templates of the filter that match, or else all that match. `levelOf` says how closely one does. */
export function searchResults(
  templates: readonly CatalogueTemplate[],
  filter: string,
  levelOf: (template: CatalogueTemplate) => number | undefined,
): SearchResults {
  const inFilter = closestOf(
    templates.filter((template) => matchesFilter(template, filter)),
    levelOf,
  )
  if (inFilter.length > 0) return { shown: inFilter, areElsewhere: false }
  const shown = closestOf(templates, levelOf)
  return { shown, areElsewhere: shown.length > 0 }
}

/** If some match by name, everyday words for others would mislead. */
function closestOf(
  templates: readonly CatalogueTemplate[],
  levelOf: (template: CatalogueTemplate) => number | undefined,
): readonly CatalogueTemplate[] {
  const found = templates.flatMap((template) => {
    const level = levelOf(template)
    return level === undefined ? [] : [{ template, level }]
  })
  const isNamed = found.some(({ level }) => level === 0)
  return found
    .filter(({ level }) => !isNamed || level < EVERYDAY_WORDS)
    .toSorted((a, b) => a.level - b.level)
    .map(({ template }) => template)
}
