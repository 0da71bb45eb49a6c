import type { ColourName, Mood, Occasion } from '@collagerie/core/catalogue'

/** Everyday words for a template's occasion, mood and colour: small letters, no accents. */
export interface SearchWords {
  readonly occasion: Readonly<Record<Occasion, string>>
  readonly mood: Readonly<Record<Mood, string>>
  readonly colour: Readonly<Record<ColourName, string>>
}
