import type { Size } from '@collagerie/core/geometry'

/** Firefox cannot be told to draw with care: a picture that is drawn smaller comes out jagged there. */
export const DRAWS_WITH_CARE =
  typeof OffscreenCanvasRenderingContext2D === 'undefined' ||
  'imageSmoothingQuality' in OffscreenCanvasRenderingContext2D.prototype

/** A smaller copy made without drawing it. */
export function shrinkPicture(picture: ImageBitmap, { width, height }: Size): Promise<ImageBitmap> {
  return createImageBitmap(picture, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
}
