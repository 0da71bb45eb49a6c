/** A canvas without a page. Its pixels are read back, so it is kept in plain memory. */
export function surface(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('no canvas context')
  return { canvas, ctx }
}
