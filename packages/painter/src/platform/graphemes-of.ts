/** A letter with its accents. */
const LETTERS = /\P{M}\p{M}*/gu

/** The letters of a text for letter spacing: an accent belongs to its letter, and a surrogate pair is one letter. */
export function graphemesOf(text: string): readonly string[] {
  return text.match(LETTERS) ?? []
}
