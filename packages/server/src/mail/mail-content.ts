import type { Language } from '@collagerie/core/catalogue'

/** A paragraph, a list of named facts, or a link to a page. */
export type MailPart =
  | string
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly link: string; readonly label: string }

/** What a mail to a customer says, before it is written as text and HTML. */
export interface MailContent {
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly parts: readonly MailPart[]
}
