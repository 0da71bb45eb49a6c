/** The characters that cost a parser work; it skips all others. */
const MARKS = new Uint8Array(128)
for (const mark of '<>&=\'"?!\t\n\r') MARKS[mark.charCodeAt(0)] = 1

/** The number of marks in a text; stops counting above `most`. */
export function countSpecialCharacters(text: string, most: number): number {
  let count = 0
  for (let at = 0; at < text.length && count <= most; at++) count += MARKS[text.charCodeAt(at)] ?? 0
  return count
}
