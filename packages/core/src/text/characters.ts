const NOT_ALLOWED = /[^\n\u0020-\u007e\u00a0-\u00ff]/g

/**
 * Keeps newlines and printable basic Latin and Latin-1, which all fonts have. Letters that arrive as base and accent are
 * joined first, or a pasted é would lose its accent.
 */
export function keepAllowedCharacters(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(NOT_ALLOWED, '')
}

/** Capitals, except where the capital would leave the allowed characters: ÿ and µ stay as they are. */
export function toCapitals(text: string): string {
  return text.replaceAll(/[^ÿµ]+/g, (run) => run.toUpperCase())
}

/** What a title or subtitle reads: trimmed, or the default where nothing is left. */
export function titleText(typed: string, fallback: string): string {
  return keepAllowedCharacters(typed).trim() || fallback
}
