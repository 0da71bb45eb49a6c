/** Colours are `#rrggbb` inside the program; XML writes them as `0xrrggbb`. */
export type Colour = `#${string}`

const WRITTEN = /^(?:0x|#)([\da-f]{1,6})$/i

/** Reads either form. Fewer than six digits are a number without leading zeros, not CSS shorthand. */
export function parseColour(text: unknown): Colour | undefined {
  const digits = typeof text === 'string' ? WRITTEN.exec(text.trim())?.[1] : undefined
  return digits === undefined ? undefined : `#${digits.toLowerCase().padStart(6, '0')}`
}

/** The `#` form of a colour in either form; anything else becomes the fallback. */
export function toHash(text: string, fallback: Colour = '#000000'): Colour {
  return parseColour(text) ?? fallback
}

/** The `0x` form of a colour in either form; anything else becomes the fallback. */
export function to0x(text: string, fallback: Colour = '#000000'): string {
  return `0x${toHash(text, fallback).slice(1)}`
}
