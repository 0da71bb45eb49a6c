import type { Adjustment } from '@collagerie/core/effects'
import type { PlacedPhoto } from '@collagerie/core/placement'

export function adjusted(placed: PlacedPhoto, name: Adjustment, value: number): PlacedPhoto {
  return { ...placed, adjustments: { ...placed.adjustments, [name]: value } }
}
