import type { Language } from '@collagerie/core/catalogue'

/** A paragraph, a list of facts each with its name, or a way to a page. */
export type LetterPart =
  | string
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly link: string; readonly label: string }

/** What a customer is told, before it is a mail. */
export interface Letter {
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly parts: readonly LetterPart[]
}
