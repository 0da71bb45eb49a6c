import type { accessibility } from './fr/accessibility.ts'
import type { board } from './fr/board.ts'
import type { delivering } from './fr/delivering.ts'
import type { editing } from './fr/editing.ts'
import type { first } from './fr/first.ts'
import type { hanging } from './fr/hanging.ts'
import type { making } from './fr/making.ts'
import type { ordering } from './fr/ordering.ts'
import type { pages } from './fr/pages.ts'
import type { photos } from './fr/photos.ts'
import type { recovery } from './fr/recovery.ts'
import type { words } from './fr/words.ts'

/** The French texts, whose placeholders define what every other language must be given. */
export type FrenchTexts = typeof first &
  typeof making &
  typeof editing &
  typeof pages &
  typeof delivering &
  typeof board &
  typeof hanging &
  typeof accessibility &
  typeof recovery

/** The keys of the French texts, with any words. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type FirstTexts = SameKeys<typeof first>

export type MakingTexts = SameKeys<typeof making>

export type EditingTexts = SameKeys<typeof editing>

/** Part of what the pages around the editor say. */
export type PhotosTexts = SameKeys<typeof photos>

/** Part of what the editor says. */
export type WordsTexts = SameKeys<typeof words>

/** Part of what the pages around the editor say. */
export type OrderingTexts = SameKeys<typeof ordering>

export type PagesTexts = SameKeys<typeof pages>

export type DeliveringTexts = SameKeys<typeof delivering>

export type BoardTexts = SameKeys<typeof board>

export type HangingTexts = SameKeys<typeof hanging>

export type AccessibilityTexts = SameKeys<typeof accessibility>

export type RecoveryTexts = SameKeys<typeof recovery>

/** The loaded texts of a language: later parts come with the first screen that needs them. */
export type LoadedTexts = FirstTexts &
  Partial<MakingTexts> &
  Partial<EditingTexts> &
  Partial<PagesTexts> &
  Partial<DeliveringTexts> &
  Partial<BoardTexts> &
  Partial<HangingTexts> &
  Partial<AccessibilityTexts> &
  Partial<RecoveryTexts>
