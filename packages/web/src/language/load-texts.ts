import type { Language } from './languages.ts'
import type { BoardTexts, FirstTexts, LoadedTexts, RestTexts } from './messages/translation.ts'
import { typesetAll } from './typeset.ts'

interface TextLoaders {
  readonly first: () => Promise<{ readonly first: FirstTexts }>
  readonly rest: () => Promise<{ readonly rest: RestTexts }>
  readonly board: () => Promise<{ readonly board: BoardTexts }>
}

/** What comes with the screens that need it. */
export type TextPart = 'rest' | 'board'

/** Three chunks per language: only the active language is downloaded, and only what its screens need. */
const LOADERS: Record<Language, TextLoaders> = {
  fr: {
    first: () => import('./messages/fr/first.ts'),
    rest: () => import('./messages/fr/rest.ts'),
    board: () => import('./messages/fr/board.ts'),
  },
  nl: {
    first: () => import('./messages/nl/first.ts'),
    rest: () => import('./messages/nl/rest.ts'),
    board: () => import('./messages/nl/board.ts'),
  },
  en: {
    first: () => import('./messages/en/first.ts'),
    rest: () => import('./messages/en/rest.ts'),
    board: () => import('./messages/en/board.ts'),
  },
  de: {
    first: () => import('./messages/de/first.ts'),
    rest: () => import('./messages/de/rest.ts'),
    board: () => import('./messages/de/board.ts'),
  },
  it: {
    first: () => import('./messages/it/first.ts'),
    rest: () => import('./messages/it/rest.ts'),
    board: () => import('./messages/it/board.ts'),
  },
  es: {
    first: () => import('./messages/es/first.ts'),
    rest: () => import('./messages/es/rest.ts'),
    board: () => import('./messages/es/board.ts'),
  },
}

/** The texts as they are shown: the sources keep plain apostrophes and spaces. */
export async function loadTexts(language: Language, parts: ReadonlySet<TextPart>): Promise<LoadedTexts> {
  const { first, rest, board } = LOADERS[language]
  const [firstPart, restPart, boardPart] = await Promise.all([
    first(),
    parts.has('rest') ? rest() : undefined,
    parts.has('board') ? board() : undefined,
  ])
  return typesetAll({ ...firstPart.first, ...restPart?.rest, ...boardPart?.board }, language)
}
