import type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'
import type { Localised } from './language.ts'

type LocalisedText = 'name' | 'description' | 'shortInfo' | 'leftInfo' | 'category'

/** Values that follow from a template's default size and source are derived, not stored twice. */
type Derived = 'width' | 'height' | 'materials' | 'url' | 'type' | 'children'

/** One template of the shop in all languages: what `catalogue.json` holds. */
export type CatalogueEntry = Omit<CatalogueTemplate, LocalisedText | Derived> &
  Readonly<Record<LocalisedText, Localised<string>>> & {
    readonly sizes: readonly CatalogueEntrySize[]
  }

export type CatalogueEntrySize = Omit<CatalogueSize, 'description'> & {
  readonly description: Localised<string>
}
