import type { Toning } from '@collagerie/core/effects'
import { tonedPicture } from '@collagerie/painter'
import { surface } from '../../painting/surface.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'

/** A copy with a colour effect, made by the painter's own code: the same bytes as in the print file. */
export function tonePicture(bitmap: ImageBitmap, toning: Toning): ImageBitmap {
  // Noise would be worse than the photo without its effect.
  if (!hasTrustedPixels()) return bitmap
  const { width, height } = bitmap
  const { canvas, ctx } = surface(width, height)
  tonedPicture({ image: bitmap, width, height }, toning, () => ({ image: canvas, ctx }))
  bitmap.close()
  return canvas.transferToImageBitmap()
}
