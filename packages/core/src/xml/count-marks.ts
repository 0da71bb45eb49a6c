/** The characters at which a parser stops to think; all others it passes over. */
const MARKS = new Uint8Array(128)
for (const mark of '<>&=\'"?!\t\n\r') MARKS[mark.charCodeAt(0)] = 1

/** How many marks a text has; stops to count when there are more than `most`. */
export function countMarks(text: string, most: number): number {
  let count = 0
  for (let at = 0; at < text.length && count <= most; at++) count += MARKS[text.charCodeAt(at)] ?? 0
  return count
}
