import { expect, it } from 'vitest'
import { adjusted, unadjusted } from './adjusted.ts'
import { placePhoto } from './placed-photo.ts'

const placed = placePhoto('1')

it('one adjustment leaves the others', () => {
  const light = adjusted(placed, 'light', 0.2)
  expect(adjusted(light, 'warmth', -0.1).adjustments).toEqual({ light: 0.2, warmth: -0.1 })
})

it('a photo as it came is level, whole and in its own colours, and keeps the strength of its effect', () => {
  const changed = adjusted({ ...placed, zoom: 2, tilt: 5, x: 0.4 }, 'light', 0.2)
  expect(unadjusted(changed)).toEqual({ ...placed, x: 0.4 })
  expect(unadjusted(adjusted(changed, 'strength', 0.5)).adjustments).toEqual({ strength: 0.5 })
})
