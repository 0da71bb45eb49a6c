import type { CatalogueTemplate } from './catalogue-template.ts'
import type { Language } from './language.ts'
import { photoCountIn, suitsCount } from './photo-count-filter.ts'

const ALL_MODELS = 'designer:all'
const DESIGN_STYLES = ['modern', 'classic', 'retro', 'vintage', 'illustration', 'painting'] as const

type FilterLabel = 'allDesigns' | 'basic' | 'models' | 'tiles' | (typeof DESIGN_STYLES)[number]

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

const BY_THEME = [...COMMON, ...DESIGN_STYLES.map((style) => designFilter('theme', style))]
const BY_DESIGNER = [...COMMON, ...[...DESIGN_STYLES, 'tiles' as const].map((style) => designFilter('designer', style))]

/** The sidebar in the order it is shown. Dutch names the groups by designer and also lists the tiles. */
export function filtersFor(language: Language): readonly CatalogueFilter[] {
  return language === 'nl' ? BY_DESIGNER : BY_THEME
}

/** An empty filter matches everything; a `designer:` group also contains templates tagged with that theme. */
export function matchesFilter(template: Pick<CatalogueTemplate, 'tags' | 'type'>, filter: string): boolean {
  if (filter === '') return true
  const count = photoCountIn(filter)
  if (count !== undefined) return suitsCount(template.tags, count)
  if (filter === ALL_MODELS) return template.type === 'static'
  return template.tags.includes(filter) || template.tags.includes(filter.replace(/^designer:/, 'theme:'))
}
