/** Which part of the sheet is painted, and how large. Left and top are whole pixels, so bands join without a seam. */
export interface View {
  /** Pixels per centimetre. */
  readonly scale: number
  /** Pixel position of the painted area's corner, counted from the format's top left corner. */
  readonly left: number
  readonly top: number
}

/** The pixel box of the whole sheet (or, with no margin, of the format) at this scale. */
export function sheetPixels(format: { width: number; height: number }, margin: number, scale: number) {
  const left = Math.round(-margin * scale)
  const top = Math.round(-margin * scale)
  return {
    left,
    top,
    width: Math.max(1, Math.round((format.width + margin) * scale) - left),
    height: Math.max(1, Math.round((format.height + margin) * scale) - top),
  }
}
