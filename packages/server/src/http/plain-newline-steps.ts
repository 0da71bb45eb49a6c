const RETURN = 0x0d
const NEWLINE = 0x0a

/** Some milliseconds' worth. */
const STEP_BYTES = 1_000_000

/**
 * A text with plain newlines: browsers send every newline of form data as two characters, and collage XML is compared
 * byte by byte. Bytes are moved, since millions of replacements would block everybody; others run between two steps.
 */
export function* plainNewlineSteps(text: string): Generator<undefined, string> {
  if (!text.includes('\r\n')) return text
  const bytes = Buffer.from(text, 'utf8')
  let end = 0
  for (let start = 0; start < bytes.length; start += STEP_BYTES) {
    if (bytes.length > STEP_BYTES) yield
    const stop = Math.min(start + STEP_BYTES, bytes.length)
    for (let at = start; at < stop; at++) {
      if (bytes[at] !== RETURN || bytes[at + 1] !== NEWLINE) bytes[end++] = bytes[at] ?? 0
    }
  }
  if (bytes.length > STEP_BYTES) yield
  return bytes.toString('utf8', 0, end)
}
