import type { board } from './fr/board.ts'
import type { first } from './fr/first.ts'
import type { rest } from './fr/rest.ts'

/** The French texts letter for letter: their placeholders say what every other language must be given. */
export type FrenchTexts = typeof first & typeof rest & typeof board

/** The same keys as the French texts, with any words. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type FirstTexts = SameKeys<typeof first>

export type RestTexts = SameKeys<typeof rest>

export type BoardTexts = SameKeys<typeof board>

/** What is loaded of a language: the others come with the first screen that needs them. */
export type LoadedTexts = FirstTexts & Partial<RestTexts> & Partial<BoardTexts>

export type Translation<N extends keyof FrenchTexts> = SameKeys<FrenchTexts[N]>
