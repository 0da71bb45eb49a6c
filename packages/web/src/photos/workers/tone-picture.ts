import type { ImageEffect } from '@collagerie/core/effects'
import { effectPicture } from '@collagerie/painter'
import { surface } from '../../painting/surface.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'

/** A copy with a colour effect, made by the painter's own hand: the same bytes as in the print file. */
export function tonePicture(bitmap: ImageBitmap, effect: ImageEffect): ImageBitmap {
  // Noise in place of the photo would be worse than the photo without its effect.
  if (!hasTrustedPixels()) return bitmap
  const { width, height } = bitmap
  const { canvas, ctx } = surface(width, height)
  effectPicture({ image: bitmap, width, height }, effect, () => ({ image: canvas, ctx }))
  bitmap.close()
  return canvas.transferToImageBitmap()
}
