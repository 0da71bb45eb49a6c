import type { Adjustment } from '../effects/index.ts'
import { ZOOM } from './crop.ts'
import type { PlacedPhoto } from './placed-photo.ts'

export function adjusted(placed: PlacedPhoto, name: Adjustment, value: number): PlacedPhoto {
  return { ...placed, adjustments: { ...placed.adjustments, [name]: value } }
}

/** Resets tilt, zoom and colours. The effect and its strength are chosen elsewhere and stay. */
export function unadjusted({ tilt: _tilt, adjustments, ...placed }: PlacedPhoto): PlacedPhoto {
  const strength = adjustments?.strength
  return { ...placed, zoom: ZOOM.least, ...(strength !== undefined && { adjustments: { strength } }) }
}
