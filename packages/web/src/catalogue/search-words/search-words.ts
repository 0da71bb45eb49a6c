import type { ColourName, Mood, Occasion } from '@collagerie/core/catalogue'

/** Everyday words for what a template is made for, how it feels and which colour it has: small letters, no accents. */
export interface SearchWords {
  readonly occasion: Readonly<Record<Occasion, string>>
  readonly mood: Readonly<Record<Mood, string>>
  readonly colour: Readonly<Record<ColourName, string>>
}
