import { centreOf, inRadians, type Rect, type Size } from '@collagerie/core/geometry'
import {
  type CroppedPhoto,
  cropOf,
  isSideways,
  type PlacedPhoto,
  reachOf,
  turnedSize,
} from '@collagerie/core/placement'
import { type Picture, QUARTER_TURNS } from '@collagerie/painter'

/** A photo's position under the window of its slot. */
export interface Lying extends Pick<PlacedPhoto, 'rotation' | 'isMirrored' | 'tilt'> {
  /** The whole photo, turned and mirrored but not yet tilted. */
  readonly rect: Rect
  readonly window: Rect
  /** The ground that goes on around a quote; its own part of it included. */
  readonly ground?: Rect
}

/** The position of the whole photo if the slot's part of it fills `window`. */
export function lyingUnder(window: Rect, photo: CroppedPhoto, slot: Size, placed: PlacedPhoto): Lying {
  const { rotation, isMirrored, tilt } = placed
  const crop = cropOf(photo, slot, placed)
  const turned = turnedSize(photo, rotation)
  const scale = ((window.width / slot.width) * reachOf(slot, tilt).width) / crop.width
  const [at, middle] = [centreOf(window), centreOf(crop)]
  const rect = {
    x: at.x - middle.x * scale,
    y: at.y - middle.y * scale,
    width: turned.width * scale,
    height: turned.height * scale,
  }
  const ground = photo.isQuote && grownAbout(rect, crop, placed.zoom * scale)
  return { rect, window, rotation, ...(ground && { ground }), ...(isMirrored && { isMirrored }), ...(tilt && { tilt }) }
}

/** The page of a quote: its crop at the least zoom, about the quote's middle. */
function grownAbout(quote: Rect, crop: Size, scale: number): Rect {
  const { x, y } = centreOf(quote)
  const [width, height] = [crop.width * scale, crop.height * scale]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

export function drawPlaced(ctx: CanvasRenderingContext2D, picture: Picture, lying: Lying): void {
  const { rect, rotation, isMirrored, ground } = lying
  const [across, down] = isSideways(rotation) ? [rect.height, rect.width] : [rect.width, rect.height]
  ctx.save()
  tiltWith(ctx, lying)
  if (ground) {
    // Drawn around the quote alone, or a dimmed one would show two grounds through each other.
    ctx.save()
    ctx.beginPath()
    ctx.rect(ground.x, ground.y, ground.width, ground.height)
    ctx.rect(rect.x, rect.y, rect.width, rect.height)
    ctx.clip('evenodd')
    ctx.drawImage(picture.image as ImageBitmap, 0, 0, 1, 1, ground.x, ground.y, ground.width, ground.height)
    ctx.restore()
  }
  ctx.translate(rect.x + rect.width / 2, rect.y + rect.height / 2)
  if (isMirrored) ctx.scale(-1, 1)
  ctx.transform(...QUARTER_TURNS[rotation], 0, 0)
  ctx.drawImage(picture.image as ImageBitmap, -across / 2, -down / 2, across, down)
  ctx.restore()
}

/** Tilts what is drawn next like the photo. The caller saves and restores. */
export function tiltWith(ctx: CanvasRenderingContext2D, { window, tilt: degrees = 0 }: Lying): void {
  const { x, y } = centreOf(window)
  ctx.translate(x, y)
  ctx.rotate(inRadians(degrees))
  ctx.translate(-x, -y)
}
