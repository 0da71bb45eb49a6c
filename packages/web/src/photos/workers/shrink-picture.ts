import type { Size } from '@collagerie/core/geometry'
import { surface } from '../../painting/surface.ts'
import { once } from '../../ui/once.ts'

/** One-pixel stripes scaled down this much become an even grey if the browser scales carefully. */
const STRIPES = 64
const SHRUNK = 20
const UNEVEN = 60

/**
 * Whether this browser scales a picture down without skipping pixels. Firefox and WebKitGTK never do, and photos would
 * look jagged. Found out once, by drawing.
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

/** A smaller copy. Halving loses nothing in any browser, so all steps but the first halve. */
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
