/** Commas and opening brackets outside strings. No call has more than about thirty fields, and none contains a list. */
const MOST_PARTS = 1000
/** Characters outside strings: numbers, and the blanks of indented JSON. */
const MOST_OUTSIDE = 200_000
/** Quotes: a collage has two for every attribute, and fewer than 100,000 attributes. */
const MOST_QUOTES = 400_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const BRACKET = 0x5b
const BRACE = 0x7b

/** Whether JSON can be parsed without making more values than any call needs: values cost far more than characters. */
export function isBoundedJson(text: string): boolean {
  let parts = 0
  let quotes = 0
  let outside = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    outside += 1
    if (code === COMMA || code === BRACKET || code === BRACE) parts += 1
    if (code === QUOTE) {
      do {
        at = text.indexOf('"', at + 1)
        quotes += 1
        // An unterminated string is left to the parser, which reports it.
        if (at < 0) return true
      } while (isEscaped(text, at) && quotes <= MOST_QUOTES)
    }
    if (parts > MOST_PARTS || quotes > MOST_QUOTES || outside > MOST_OUTSIDE) return false
  }
  return true
}

/** Backslashes escape each other in pairs. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === BACKSLASH) before -= 1
  return (at - before) % 2 === 0
}
