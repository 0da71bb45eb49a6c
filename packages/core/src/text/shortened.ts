const ELLIPSIS = '\u2026'
/** In a shop that accepts few characters, an ellipsis is written as three dots. */
const ELLIPSIS_LENGTH = 3

/** No longer than `most`, with an ellipsis if something was left out, so that nobody takes the rest for lost. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  // Half a character, as left by cutting, cannot be written.
  const kept = text.slice(0, most - ELLIPSIS_LENGTH).replace(/\p{Surrogate}$/u, '')
  return `${kept.trimEnd()}${ELLIPSIS}`
}
