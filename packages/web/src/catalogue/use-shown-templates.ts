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
import { useLateWords } from './use-late-words.ts'
import { useNamedFilters } from './use-named-filters.ts'
import { useTypedFilters } from './use-typed-filters.ts'

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
  /** What was searched in place of typed words that find nothing; empty if they find something, or mean nothing. */
  readonly meant: string
}

/** The templates of a filter, or those among them that match what was typed. */
export function useShownTemplates(
  templates: readonly CatalogueTemplate[],
  filter: string,
  typed: string,
): ShownTemplates {
  const words = typed.trim()
  const { levelOf, meantBy } = useSearchLevel(words !== '')
  const filtersIn = useTypedFilters()
  const search = (said: string) => {
    const filters = filtersIn(said)
    const found = searchResults(templates, filter, (template) => {
      if (filters.length === 0) return levelOf(template, said)
      return filters.some((each) => matchesFilter(template, each)) ? 0 : undefined
    })
    return { ...found, filters }
  }
  const asTyped = search(words)
  const meant = words !== '' && asTyped.shown.length === 0 ? (meantBy(words, templates) ?? '') : ''
  const asMeant = meant === '' ? asTyped : search(meant)
  const isMeant = meant !== '' && asMeant.shown.length > 0
  const found = isMeant ? asMeant : asTyped
  const shown = words === '' ? templates.filter((template) => matchesFilter(template, filter)) : found.shown
  const nearest = shown.length === 0 && words === '' ? nearestTo(templates, filter) : []
  const wanted = [...found.filters, ...(found.areElsewhere ? [] : [filter])]
  const count = wanted.map(photoCountIn).find((each) => each !== undefined)
  return {
    shown,
    instead: nearest.length > 0 ? nearest : templates.slice(0, FIRST),
    count,
    counted: (count === undefined ? shown : templatesForCount(shown, count)).length,
    areElsewhere: found.areElsewhere,
    meant: isMeant ? meant : '',
  }
}

interface SearchLevel {
  /**
   * How closely a template matches: by its name, its description, or everyday words for its tags, from the closest
   * match to the loosest.
   */
  readonly levelOf: (template: CatalogueTemplate, words: string) => number | undefined
  /** What words that match none of the templates may mean. */
  readonly meantBy: (words: string, templates: readonly CatalogueTemplate[]) => string | undefined
}

function useSearchLevel(isSearching: boolean): SearchLevel {
  const t = useTranslations('template')
  const language = useLanguage((state) => state.language)
  const named = useNamedFilters()
  const { wordsOfTags, meantBy } = useLateWords(isSearching)
  const textsOf = ({ category, description, shortInfo, tags }: CatalogueTemplate) => [
    category,
    description,
    shortInfo,
    ...occasionsIn(tags).map((occasion) => t(`occasion.${occasion}`)),
    ...moodsIn(tags).map((mood) => t(`mood.${mood}`)),
  ]
  return {
    levelOf: (template, words) =>
      searchLevel([[template.name], textsOf(template), wordsOfTags(template.tags, language)], words),
    meantBy: (words, templates) =>
      meantBy(words, {
        language,
        texts: [
          ...named.map(({ label }) => label),
          ...templates.flatMap((template) => [template.name, ...textsOf(template)]),
        ],
        labelOf: (tag) => named.find(({ filter }) => filter === tag)?.label,
      }),
  }
}
