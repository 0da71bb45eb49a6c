import type { ImageEffect } from '@collagerie/core/effects'
import { effectPicture } from '@collagerie/painter'
import { surface } from './surface.ts'

/** A copy with a colour effect, made by the painter's own hand: the same bytes as in the print file. */
export function tonePicture(bitmap: ImageBitmap, effect: ImageEffect): ImageBitmap {
  const { width, height } = bitmap
  const { canvas, ctx } = surface(width, height)
  effectPicture({ image: bitmap, width, height }, effect, () => ({ image: canvas, ctx }))
  bitmap.close()
  return canvas.transferToImageBitmap()
}
