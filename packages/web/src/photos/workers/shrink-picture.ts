import type { Size } from '@collagerie/core/geometry'
import { surface } from '../../painting/surface.ts'
import { once } from '../../ui/once.ts'

/** Stripes a pixel wide, drawn this much smaller, are an even grey where they are drawn with care. */
const STRIPES = 64
const SHRUNK = 20
const UNEVEN = 60

/**
 * Whether this browser draws a picture smaller without losing pixels on the way. Firefox and WebKitGTK do not, whatever
 * they are told: photos would come out jagged. Found out once, by drawing.
 */
export const drawsWithCare = once(() => typeof OffscreenCanvas === 'undefined' || unevenness() < UNEVEN)

function unevenness(): number {
  const { canvas, ctx } = surface(STRIPES, STRIPES)
  for (let x = 0; x < STRIPES; x += 2) ctx.fillRect(x, 0, 1, STRIPES)
  const small = surface(SHRUNK, SHRUNK).ctx
  small.fillStyle = '#ffffff'
  small.fillRect(0, 0, SHRUNK, SHRUNK)
  small.imageSmoothingQuality = 'medium'
  small.drawImage(canvas, 0, 0, SHRUNK, SHRUNK)
  const { data } = small.getImageData(2, 2, SHRUNK - 4, 1)
  const greys = Array.from(data).filter((_, index) => index % 4 === 0)
  return Math.max(...greys) - Math.min(...greys)
}

/** A smaller copy. A step that halves loses nothing in any browser, so all but the first step do. */
export function shrinkPicture(picture: ImageBitmap, { width, height }: Size): ImageBitmap {
  let halvings = 0
  while (width * 2 ** (halvings + 1) <= picture.width && height * 2 ** (halvings + 1) <= picture.height) halvings += 1
  let drawn: CanvasImageSource = picture
  for (let left = halvings; left > 0; left -= 1) drawn = drawnAt(drawn, width * 2 ** left, height * 2 ** left)
  return drawnAt(drawn, width, height).transferToImageBitmap()
}

function drawnAt(picture: CanvasImageSource, width: number, height: number): OffscreenCanvas {
  const { canvas, ctx } = surface(width, height)
  ctx.drawImage(picture, 0, 0, width, height)
  return canvas
}
