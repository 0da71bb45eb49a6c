/** The allowed characters: basic Latin and Latin-1, or everything that all fonts can draw. */
export const TEXT_CHARACTERS = ['latin-1', 'all'] as const

export type TextCharacters = (typeof TEXT_CHARACTERS)[number]
