import type { Rect, Size } from '@collagerie/core/geometry'
import { cropOf, isSideways, type PlacedPhoto, type Rotation, turnedSize } from '@collagerie/core/placement'
import type { Picture } from '@collagerie/painter'

/** Quarter turns as exact matrices, as the painter has them. */
const TURNS: Readonly<Record<Rotation, readonly [number, number, number, number]>> = {
  0: [1, 0, 0, 1],
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
}

/** Where the whole photo, turned, lies when the slot's part of it fills `window`. */
export function photoRect(photo: Size, slot: Size, placed: PlacedPhoto, window: Rect): Rect {
  const crop = cropOf(photo, slot, placed)
  const turned = turnedSize(photo, placed.rotation)
  const scale = window.width / crop.width
  return {
    x: window.x - crop.x * scale,
    y: window.y - crop.y * scale,
    width: turned.width * scale,
    height: turned.height * scale,
  }
}

export function drawTurned(ctx: CanvasRenderingContext2D, picture: Picture, rect: Rect, rotation: Rotation): void {
  const [across, down] = isSideways(rotation) ? [rect.height, rect.width] : [rect.width, rect.height]
  ctx.save()
  ctx.transform(...TURNS[rotation], rect.x + rect.width / 2, rect.y + rect.height / 2)
  ctx.drawImage(picture.image as ImageBitmap, -across / 2, -down / 2, across, down)
  ctx.restore()
}
