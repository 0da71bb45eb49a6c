import { defaultSize } from '../format/index.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'
import type { Language } from './language.ts'
import { templateType } from './template-source.ts'

/** An entry as the theme list shows it in one language. */
export function localise(entry: CatalogueEntry, language: Language): CatalogueTemplate {
  const { sizes, name, description, shortInfo, leftInfo, category, ...facts } = entry
  const children = sizes.map((size): CatalogueSize => ({ ...size, description: size.description[language] }))
  const opening = defaultSize(children)
  return {
    ...facts,
    name: name[language],
    description: description[language],
    shortInfo: shortInfo[language],
    leftInfo: leftInfo[language],
    category: category[language],
    width: opening?.width ?? 0,
    height: opening?.height ?? 0,
    materials: opening?.materials ?? [''],
    url: opening?.url ?? '',
    type: templateType(entry.source),
    children,
  }
}
