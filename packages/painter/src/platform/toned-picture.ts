import { applyMatrix, type Toning, toningMatrix } from '@collagerie/core/effects'
import type { MakeSurface, Picture } from './platform.ts'

/** A copy of a picture with a colour effect. The same bytes in give the same bytes out on every platform. */
export function tonedPicture(picture: Picture, toning: Toning, makeSurface: MakeSurface): Picture {
  if (toning === 'none') return picture
  const { width, height } = picture
  const { image, ctx } = makeSurface(width, height)
  ctx.drawImage(picture.image, 0, 0, width, height, 0, 0, width, height)
  const pixels = ctx.getImageData(0, 0, width, height)
  applyMatrix(pixels.data, toningMatrix(toning))
  ctx.putImageData(pixels, 0, 0)
  return { image, width, height }
}
