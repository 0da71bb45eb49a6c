import type { CatalogueTemplate } from './catalogue-template.ts'
import type { Language } from './language.ts'
import { photoCountIn, suitsCount } from './photo-count-filter.ts'

const ALL_MODELS = 'designer:all'
const THEMES = ['modern', 'classic', 'retro', 'vintage', 'illustration', 'painting'] as const

/** The style of a drawn template. */
export type Theme = (typeof THEMES)[number]

type FilterLabel = 'allDesigns' | 'basic' | 'models' | 'tiles' | Theme

/** One line of the chooser's sidebar. */
export interface CatalogueFilter {
  readonly filter: string
  readonly group: 'basic' | 'models' | 'design'
  /** A key of the `template` texts. */
  readonly labelKey: FilterLabel
}

const COMMON: readonly CatalogueFilter[] = [
  { filter: '', group: 'basic', labelKey: 'allDesigns' },
  { filter: 'theme:basic', group: 'basic', labelKey: 'basic' },
  { filter: ALL_MODELS, group: 'models', labelKey: 'models' },
]

const designFilter = (kind: 'theme' | 'designer', style: FilterLabel): CatalogueFilter => ({
  filter: `${kind}:${style}`,
  group: 'design',
  labelKey: style,
})

const BY_THEME = [...COMMON, ...THEMES.map((style) => designFilter('theme', style))]
const BY_DESIGNER = [...COMMON, ...[...THEMES, 'tiles' as const].map((style) => designFilter('designer', style))]

/** The sidebar in the order it is shown. Dutch names the groups by designer and also lists the tiles. */
export function filtersFor(language: Language): readonly CatalogueFilter[] {
  return language === 'nl' ? BY_DESIGNER : BY_THEME
}

/** Between the parts of a filter that asks for two things at once; a letter that addresses keep as it is. */
const AND = '~'
/** What can be asked for together: the occasion and the look. */
const COMBINED: ReadonlySet<string> = new Set(['occasion', 'mood'])

export function partsOf(filter: string): readonly string[] {
  return filter.split(AND)
}

type Filtered = Pick<CatalogueTemplate, 'tags' | 'type'>

/** An empty filter matches everything; a `designer:` group also contains templates tagged with that theme. */
export function matchesFilter(template: Filtered, filter: string): boolean {
  return partsOf(filter).every((part) => matchesPart(template, part))
}

/**
 * The filter behind a link while another one is on. An occasion and a look are combined, even if no template has both:
 * the page then says so, instead of forgetting the occasion. The link to one of two active filters removes it.
 */
export function combinedFilter(active: string, filter: string): string {
  const parts = partsOf(active)
  const others = parts.filter((part) => kindOf(part) !== kindOf(filter))
  const [other] = others
  if (parts.length > 1 && parts.includes(filter)) return others.join(AND)
  if (other === undefined || !COMBINED.has(kindOf(other)) || !COMBINED.has(kindOf(filter))) return filter
  return [other, filter].toSorted().toReversed().join(AND)
}

/** What comes nearest to a filter that no template matches: those of its first part, the occasion. */
export function nearestTo<Template extends Filtered>(
  templates: readonly Template[],
  filter: string,
): readonly Template[] {
  const [first = ''] = partsOf(filter)
  return partsOf(filter).length > 1 ? templates.filter((template) => matchesPart(template, first)) : []
}

const kindOf = (tag: string) => tag.replace(/:.*$/s, '')

function matchesPart(template: Filtered, filter: string): boolean {
  if (filter === '') return true
  const count = photoCountIn(filter)
  if (count !== undefined) return suitsCount(template.tags, count)
  if (filter === ALL_MODELS) return template.type === 'static'
  return template.tags.includes(filter) || template.tags.includes(filter.replace(/^designer:/, 'theme:'))
}
