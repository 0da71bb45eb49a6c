import * as fc from 'fast-check'
import { IMAGE_EFFECTS } from '../../effects/index.ts'
import type { PlacedPhoto } from '../placed-photo.ts'

const ANY_NUMBER = { noDefaultInfinity: false, noNaN: false }

/** Placements of a broken or hostile file: any number for zoom and centre. */
export const wildPlacements: fc.Arbitrary<PlacedPhoto> = fc.record(
  {
    id: fc.constant('1'),
    zoom: fc.oneof(fc.double({ min: 0.5, max: 5 }), fc.double(ANY_NUMBER)),
    x: fc.oneof(fc.double({ min: -0.2, max: 1.2 }), fc.double(ANY_NUMBER)),
    y: fc.oneof(fc.double({ min: -0.2, max: 1.2 }), fc.double(ANY_NUMBER)),
    rotation: fc.constantFrom(0, 90, 180, 270),
    effect: fc.constantFrom(...IMAGE_EFFECTS),
    isMirrored: fc.boolean(),
    tilt: fc.oneof(fc.double({ min: -25, max: 25, noNaN: true }), fc.double(ANY_NUMBER)),
  },
  { requiredKeys: ['id', 'zoom', 'x', 'y', 'rotation', 'effect'] },
)

export const photoSizes = fc.record({
  width: fc.integer({ min: 1, max: 20000 }),
  height: fc.integer({ min: 1, max: 20000 }),
})

export const slotSizes = fc.record({
  width: fc.double({ min: 1, max: 140, noNaN: true }),
  height: fc.double({ min: 1, max: 140, noNaN: true }),
})
