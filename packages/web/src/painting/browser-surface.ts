import type { PixelContext, Surface } from '@collagerie/painter'

/** A canvas of the page whose pixels are read back. */
export function browserSurface(width: number, height: number): Surface {
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  const ctx: PixelContext | null = image.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('no canvas context')
  return { image, ctx }
}
