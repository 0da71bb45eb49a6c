/** What a size field keeps of anything typed or pasted into it. */
export function keepSizeCharacters(typed: string): string {
  return typed.replaceAll(/[^\d,.]/g, '')
}

/** A whole or decimal number, with comma or dot; anything else is not a length. */
export function parseCentimetres(text: string): number | undefined {
  const trimmed = text.trim()
  if (!/^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(trimmed)) return undefined
  const value = Number(trimmed.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** Sizes are made to the half centimetre. */
export function roundToHalf(centimetres: number): number {
  return Math.round(centimetres * 2) / 2
}
