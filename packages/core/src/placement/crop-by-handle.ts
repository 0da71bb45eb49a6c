import type { Point, Size } from '../geometry/index.ts'
import { panBy, zoomBy } from './move.ts'
import type { PlacedPhoto } from './placed-photo.ts'

/** A handle on the rim of the slot: -1 the left or upper side, 1 the right or lower one, 0 the middle. */
export interface Handle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

/** How much of the crop a drag of its handle leaves: the farther inwards, the less. In the slot's units. */
export function cropFactor(handle: Handle, slot: Size, by: Point): number {
  const way = { x: handle.x * slot.width, y: handle.y * slot.height }
  const length = Math.hypot(way.x, way.y)
  // Only what goes along the handle's own way counts: the slot keeps its proportions.
  const along = (by.x * way.x + by.y * way.y) / length
  return Math.max(MOST_CUT, 1 + along / length)
}

const MOST_CUT = 0.05

/** Makes the crop smaller or larger by its handle: what lies at the opposite side of the slot stays there if it can. */
export function cropByHandle(
  placed: PlacedPhoto,
  photo: Size,
  slot: Size,
  { handle, factor }: { readonly handle: Handle; readonly factor: number },
): PlacedPhoto {
  const zoomed = zoomBy(placed, factor)
  // The zoom has its bounds, so it may have gone less far.
  const done = placed.zoom / zoomed.zoom
  const still = { x: (-handle.x * slot.width) / 2, y: (-handle.y * slot.height) / 2 }
  const by = { x: (still.x * (done - 1)) / done, y: (still.y * (done - 1)) / done }
  return panBy(zoomed, photo, slot, by)
}
