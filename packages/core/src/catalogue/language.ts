/** French first: it is what a fresh start shows. */
export const LANGUAGES = ['fr', 'nl', 'en', 'de', 'it', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** One value per language; none may be missing, so no screen can fall back to another language by accident. */
export type Localised<Value> = Readonly<Record<Language, Value>>
