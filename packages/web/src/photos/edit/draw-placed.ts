import { centreOf, inRadians, type Rect, type Size } from '@collagerie/core/geometry'
import { cropOf, isSideways, type PlacedPhoto, type Rotation, reachOf, turnedSize } from '@collagerie/core/placement'
import type { Picture } from '@collagerie/painter'

/** Quarter turns as exact matrices, like the painter's. */
const TURNS: Readonly<Record<Rotation, readonly [number, number, number, number]>> = {
  0: [1, 0, 0, 1],
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
}

/** A photo's position under the window of its slot. */
export interface Lying extends Pick<PlacedPhoto, 'rotation' | 'isMirrored' | 'tilt'> {
  /** The whole photo, turned and mirrored but not yet tilted. */
  readonly rect: Rect
  readonly window: Rect
}

/** The position of the whole photo if the slot's part of it fills `window`. */
export function lyingUnder(window: Rect, photo: Size, slot: Size, placed: PlacedPhoto): Lying {
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
  return { rect, window, rotation, ...(isMirrored && { isMirrored }), ...(tilt && { tilt }) }
}

export function drawPlaced(ctx: CanvasRenderingContext2D, picture: Picture, lying: Lying): void {
  const { rect, rotation, isMirrored } = lying
  const [across, down] = isSideways(rotation) ? [rect.height, rect.width] : [rect.width, rect.height]
  ctx.save()
  tiltWith(ctx, lying)
  ctx.translate(rect.x + rect.width / 2, rect.y + rect.height / 2)
  if (isMirrored) ctx.scale(-1, 1)
  ctx.transform(...TURNS[rotation], 0, 0)
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
