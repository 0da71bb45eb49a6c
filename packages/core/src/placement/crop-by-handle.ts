import type { Point, Size } from '../geometry/index.ts'
import type { CroppedPhoto } from './crop.ts'
import { panBy, zoomBy } from './move.ts'
import type { PlacedPhoto } from './placed-photo.ts'

/** A handle on the slot's edge: -1 is left or top, 1 right or bottom, 0 the middle. */
export interface CropHandle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

const LEAST_KEPT = 0.05

/**
 * The share of the crop that remains when its handle is dragged: the further inwards, the less. In the slot's units.
 */
export function cropFactor(handle: CropHandle, slot: Size, by: Point): number {
  const way = { x: handle.x * slot.width, y: handle.y * slot.height }
  const length = Math.hypot(way.x, way.y)
  // Only movement along the handle's direction counts, since the slot keeps its proportions.
  const along = (by.x * way.x + by.y * way.y) / length
  return Math.max(LEAST_KEPT, 1 + along / length)
}

/** Resizes the crop by its handle. The opposite side of the photo stays in place if it can. */
export function cropByHandle(
  placed: PlacedPhoto,
  photo: CroppedPhoto,
  slot: Size,
  { handle, factor }: { readonly handle: CropHandle; readonly factor: number },
): PlacedPhoto {
  const zoomed = zoomBy(placed, factor)
  // The zoom is bounded, so it may have changed less than asked.
  const done = placed.zoom / zoomed.zoom
  const still = { x: (-handle.x * slot.width) / 2, y: (-handle.y * slot.height) / 2 }
  const by = { x: (still.x * (done - 1)) / done, y: (still.y * (done - 1)) / done }
  return panBy(zoomed, photo, slot, by)
}
