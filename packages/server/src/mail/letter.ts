import type { Language } from '@collagerie/core/catalogue'

/** A paragraph, a list of named facts, or a link to a page. */
export type LetterPart =
  | string
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly link: string; readonly label: string }

/** A message to a customer, before it becomes a mail. */
export interface Letter {
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly parts: readonly LetterPart[]
}
