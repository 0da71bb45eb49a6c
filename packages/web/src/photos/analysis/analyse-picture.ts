import type { Pixels } from '@collagerie/core/geometry'
import type { PhotoContent } from '@collagerie/core/photo'
import { type Rotation, rotationOf, turnedRect } from '@collagerie/core/placement'
import { surface } from '../../painting/surface.ts'
import { fittedSize } from '../workers/fitted-size.ts'
import { faceFinder } from './face-finder.ts'
import { findFaces } from './find-faces.ts'
import { fingerprintOf, pictureFacts } from './picture-facts.ts'
import { turnedPixels } from './turned-pixels.ts'

/** The size of a copy that exists anyway. */
const LONG_SIDE = 320

/** Analyses a photo by its small stored copy. Faces are searched for upright. */
export async function analysePicture(bitmap: ImageBitmap, rotation: Rotation): Promise<PhotoContent> {
  const pixels = pixelsOf(bitmap)
  bitmap.close()
  const upright = turnedPixels(pixels, rotation)
  const found = findFaces(await faceFinder(), upright)
  const faces = found.map((face) => turnedRect(face, rotationOf(-rotation)))
  return { faces, ...pictureFacts(pixels), fingerprint: fingerprintOf(upright) }
}

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { width, height } = fittedSize(bitmap, LONG_SIDE)
  const { ctx } = surface(width, height)
  ctx.drawImage(bitmap, 0, 0, width, height)
  return { width, height, data: ctx.getImageData(0, 0, width, height).data }
}
