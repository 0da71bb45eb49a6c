/** Commas and brackets outside of texts. No call has more than some thirty fields, and none of them holds a list. */
const MOST_PARTS = 1000
/** Quotes inside of texts: a collage has two for every attribute, and less than 100,000 attributes. */
const MOST_QUOTES = 1_000_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const PARTS = new Set(Array.from(',[{', (part) => part.charCodeAt(0)))

/** Whether a text can be parsed without making more things than a call can mean: they cost far more than letters. */
export function isBoundedJson(text: string): boolean {
  let parts = 0
  let quotes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (PARTS.has(code)) parts += 1
    if (code === QUOTE) {
      do {
        at = text.indexOf('"', at + 1)
        quotes += 1
        // A text without an end is left to the parser, which says so.
        if (at < 0) return true
      } while (isEscaped(text, at) && quotes <= MOST_QUOTES)
    }
    if (parts > MOST_PARTS || quotes > MOST_QUOTES) return false
  }
  return true
}

/** Backslashes stand for themselves in pairs. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === BACKSLASH) before -= 1
  return (at - before) % 2 === 0
}
