import type { Theme } from '@collagerie/core/catalogue'
import type { DesignCategory, DesignType } from '@collagerie/core/designs'
import type { QuoteLine } from '../quotes/quote-line.ts'

interface CardTexts {
  readonly name: string
  readonly description: string
}

/** Everything the catalogue and the quotes say in one language. */
export interface ContentTexts<TemplateId extends string> {
  readonly photos: { readonly one: string; readonly more: string }
  readonly decimalMark: ',' | '.'
  readonly categories: Readonly<Record<DesignCategory, string>>
  readonly designs: Readonly<Record<DesignType, CardTexts>>
  /** The drawn templates of a theme share a description; each has a name of its own. */
  readonly themes: Readonly<Record<Theme, CardTexts>>
  readonly templates: Readonly<Record<TemplateId, string>>
  readonly quotes: readonly QuoteLine[]
}
