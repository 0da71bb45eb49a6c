/** A letter with its accents. */
const LETTERS = /\P{M}\p{M}*/gu

/** The letters that room is left between: an accent stays with its letter, and a sign of two code units is one. */
export function lettersOf(text: string): readonly string[] {
  return text.match(LETTERS) ?? []
}
