import { SCREENSHOT_PX } from '@collagerie/core/collage'
import type { Size } from '@collagerie/core/geometry'
import { BASE_PIXELS } from '@collagerie/core/photo'
import type { PictureSource } from '../painting/picture-source.ts'

/** The pixels a canvas has for each of the saved picture, along the piece's longer side. */
function timesSaved({ width, height }: Size): number {
  return Math.max(width, height) / SCREENSHOT_PX
}

/**
 * A photo that is coarser than in the saved picture counts as a stand-in, so that the painting comes as soon as nothing
 * in it is less sharp than what it replaces, and gets sharper where it stands. Sizes are capped at the largest copy:
 * beyond it the original would be fetched. `painted` is the size of the canvas in its own pixels.
 */
export function asSharpAsSaved(source: PictureSource, painted: () => Size): PictureSource {
  return {
    photoSize: (id) => source.photoSize(id),
    picture: (id, toning, arrived, wanted = 0) => {
      const picture = source.picture(id, toning, arrived, Math.min(wanted, BASE_PIXELS.computer))
      if (!picture?.isComing) return picture
      const saved = wanted / timesSaved(painted())
      return Math.max(picture.width, picture.height) < saved ? { ...picture, isStandIn: true } : picture
    },
  }
}
