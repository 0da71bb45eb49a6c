const RETURN = 0x0d
const NEWLINE = 0x0a

/**
 * A text with plain newlines: browsers send every newline of form data as two characters, and collage XML is compared by
 * the byte. Bytes are moved, since millions of replacements would hold everybody up.
 */
export function withoutReturns(text: string): string {
  if (!text.includes('\r\n')) return text
  const bytes = Buffer.from(text, 'utf8')
  let end = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== RETURN || bytes[at + 1] !== NEWLINE) bytes[end++] = bytes[at] ?? 0
  }
  return bytes.toString('utf8', 0, end)
}
