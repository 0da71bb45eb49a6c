import {
  type CatalogueTemplate,
  matchesFilter,
  moodsIn,
  nearestTo,
  occasionsIn,
  photoCountIn,
  searchLevel,
  templatesForCount,
} from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { searchResults } from './search-results.ts'
import { FIRST } from './template-grid.tsx'
import { useTypedFilters } from './use-typed-filters.ts'
import { useWordsOfTags } from './use-words-of-tags.ts'

export interface ShownTemplates {
  /** Those of the filter, or those that match the search. */
  readonly shown: readonly CatalogueTemplate[]
  /** What is shown in their place if there are none. */
  readonly instead: readonly CatalogueTemplate[]
  /** For how many photos templates are wanted, if the filter or the search says so. */
  readonly count: number | undefined
  /** How many of those shown can be made for so many photos. */
  readonly counted: number
  /** Whether a search found nothing within the filter, and these are from elsewhere. */
  readonly areElsewhere: boolean
}

/** The templates of a filter, or those among them that match what was typed. */
export function useShownTemplates(
  templates: readonly CatalogueTemplate[],
  filter: string,
  typed: string,
): ShownTemplates {
  const words = typed.trim()
  const levelOf = useSearchLevel(words)
  const meant = useTypedFilters(words)
  const found = searchResults(templates, filter, (template) => {
    if (meant.length === 0) return levelOf(template)
    return meant.some((each) => matchesFilter(template, each)) ? 0 : undefined
  })
  const shown = words === '' ? templates.filter((template) => matchesFilter(template, filter)) : found.shown
  const nearest = shown.length === 0 && words === '' ? nearestTo(templates, filter) : []
  const count = [...meant, ...(found.areElsewhere ? [] : [filter])].map(photoCountIn).find((each) => each !== undefined)
  return {
    shown,
    instead: nearest.length > 0 ? nearest : templates.slice(0, FIRST),
    count,
    counted: (count === undefined ? shown : templatesForCount(shown, count)).length,
    areElsewhere: found.areElsewhere,
  }
}

/**
 * How closely a template matches: by its name, its description, or everyday words for its tags, from the closest match
 * to the loosest.
 */
function useSearchLevel(words: string): (template: CatalogueTemplate) => number | undefined {
  const t = useTranslations('template')
  const language = useLanguage((state) => state.language)
  const wordsOfTags = useWordsOfTags(words !== '')
  return ({ name, category, description, shortInfo, tags }) =>
    searchLevel(
      [
        [name],
        [
          category,
          description,
          shortInfo,
          ...occasionsIn(tags).map((occasion) => t(`occasion.${occasion}`)),
          ...moodsIn(tags).map((mood) => t(`mood.${mood}`)),
        ],
        wordsOfTags(tags, language),
      ],
      words,
    )
}
