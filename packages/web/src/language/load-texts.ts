import type { Language } from './languages.ts'
import type { FirstTexts, LoadedTexts, RestTexts } from './messages/translation.ts'
import { typesetAll } from './typeset.ts'

interface TextLoaders {
  readonly first: () => Promise<{ readonly first: FirstTexts }>
  readonly rest: () => Promise<{ readonly rest: RestTexts }>
}

/** Two chunks per language: only the active language is downloaded, and the rest only when a screen needs it. */
const LOADERS: Record<Language, TextLoaders> = {
  fr: { first: () => import('./messages/fr/first.ts'), rest: () => import('./messages/fr/rest.ts') },
  nl: { first: () => import('./messages/nl/first.ts'), rest: () => import('./messages/nl/rest.ts') },
  en: { first: () => import('./messages/en/first.ts'), rest: () => import('./messages/en/rest.ts') },
  de: { first: () => import('./messages/de/first.ts'), rest: () => import('./messages/de/rest.ts') },
  it: { first: () => import('./messages/it/first.ts'), rest: () => import('./messages/it/rest.ts') },
  es: { first: () => import('./messages/es/first.ts'), rest: () => import('./messages/es/rest.ts') },
}

/** The texts as they are shown: the sources keep plain apostrophes and spaces. */
export async function loadTexts(language: Language, withRest: boolean): Promise<LoadedTexts> {
  const { first, rest } = LOADERS[language]
  const [firstPart, restPart] = await Promise.all([first(), withRest ? rest() : undefined])
  return typesetAll({ ...firstPart.first, ...restPart?.rest }, language)
}
