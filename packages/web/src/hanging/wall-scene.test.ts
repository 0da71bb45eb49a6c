import { photoScale } from '@collagerie/core/hanging'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoIn, placeScene } from './wall-scene.ts'

const side = fc.integer({ min: 20, max: 140 })
const pixels = fc.integer({ min: 200, max: 4000 })
const share = fc.double({ min: 0.05, max: 0.45, noNaN: true })

describe('a piece on a photo of a wall', () => {
  it('is as wide as what was measured says, in every window', () => {
    fc.assert(
      fc.property(
        pixels,
        pixels,
        pixels,
        pixels,
        share,
        side,
        (photoWidth, photoHeight, across, down, apart, width) => {
          const photo = { image: {}, width: photoWidth, height: photoHeight }
          const measured = { from: { x: 0.5 - apart, y: 0.6 }, to: { x: 0.5 + apart, y: 0.6 }, centimetres: 90 }
          const scale = photoScale(measured, photo)
          fc.pre(scale !== undefined)
          const window = { width: across, height: down }
          const scene = { kind: 'photo', photo, scale: scale ?? 1, middle: { x: 0.5, y: 0.4 } } as const
          const { piece } = placeScene(scene, { width, height: width }, [], window)
          // The 90 cm in the window, against the piece beside them.
          const ninety = 2 * apart * photoIn(photo, window).width
          expect(piece.width / ninety).toBeCloseTo(width / 90, 6)
        },
      ),
    )
  })
})
