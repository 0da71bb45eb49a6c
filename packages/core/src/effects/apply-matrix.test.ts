import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyMatrix } from './apply-matrix.ts'
import { COLOUR_MATRICES } from './colour-matrix.ts'
import { IMAGE_EFFECTS, type ImageEffect } from './image-effect.ts'

function applied(effect: ImageEffect, ...pixel: number[]): number[] {
  const pixels = Uint8ClampedArray.from(pixel)
  applyMatrix(pixels, COLOUR_MATRICES[effect])
  return [...pixels]
}

const lightness = (pixel: number[]) => (pixel[0] ?? 0) + (pixel[1] ?? 0) + (pixel[2] ?? 0)
const BLACK = [0, 0, 0, 255]
const MIDDLE = [128, 128, 128, 255]
const WHITE = [255, 255, 255, 255]

describe('an effect', () => {
  it('of none changes nothing', () => {
    const all = Uint8ClampedArray.from({ length: 1024 }, (_, index) => index % 256)
    const before = [...all]
    applyMatrix(all, COLOUR_MATRICES.none)
    expect([...all]).toEqual(before)
  })

  it.each([
    [[255, 0, 0, 255], 77],
    [[0, 255, 0, 255], 150],
    [[0, 0, 255, 255], 28],
    [[10, 20, 30, 255], 18],
    [WHITE, 255],
    [BLACK, 0],
  ])('of grey weighs %j to %i: 0.3, 0.59, 0.11', (pixel, grey) => {
    expect(applied('grey', ...pixel)).toEqual([grey, grey, grey, 255])
  })

  it.each(['sepia', 'sepiabrown'] as const)('of %s is warm and forgets the hue', (effect) => {
    const [red = 0, green = 0, blue = 0] = applied(effect, ...MIDDLE)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    // Both weigh 99 in grey: 0.3 * 200 + 0.59 * 50 + 0.11 * 86 and 99 throughout.
    expect(applied(effect, 200, 50, 86, 255)).toEqual(applied(effect, 99, 99, 99, 255))
  })

  it('of sepiabrown is darker and browner than sepia', () => {
    expect(lightness(applied('sepiabrown', ...MIDDLE))).toBeLessThan(lightness(applied('sepia', ...MIDDLE)))
  })

  it('of faded takes 120 of the 255 steps from black to white, most of them in the dark', () => {
    const black = applied('faded', ...BLACK)
    const white = applied('faded', ...WHITE)
    for (const channel of [0, 1, 2]) expect((white[channel] ?? 0) - (black[channel] ?? 0)).toBe(255 - 120)
    expect(lightness(black)).toBeGreaterThan(lightness(WHITE) - lightness(white))
  })

  it('of vintage raises contrast by a tenth and warms the lights', () => {
    const row = COLOUR_MATRICES.vintage.slice(0, 3)
    expect(row.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1.1, 9)
    const [red = 0, , blue = 0] = applied('vintage', 200, 200, 200, 255)
    expect(red).toBeGreaterThan(blue)
  })

  it.each(IMAGE_EFFECTS)('%s leaves alpha alone', (effect) => {
    expect(applied(effect, 1, 2, 3, 0, 1, 2, 3, 77).filter((_, index) => index % 4 === 3)).toEqual([0, 77])
    expect(COLOUR_MATRICES[effect].slice(15)).toEqual([0, 0, 0, 1, 0])
  })

  it.each(IMAGE_EFFECTS)('%s never turns a lighter grey into a darker one', (effect) => {
    let before = -1
    for (let grey = 0; grey < 256; grey++) {
      const now = lightness(applied(effect, grey, grey, grey, 255))
      expect(now).toBeGreaterThanOrEqual(before)
      before = now
    }
  })

  it('is the matrix product, rounded and kept between 0 and 255', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.constantFrom(...IMAGE_EFFECTS), byte, byte, byte, (effect, r, g, b) => {
        const matrix = COLOUR_MATRICES[effect]
        const exact = [0, 5, 10].map((row) => {
          const [mr = 0, mg = 0, mb = 0, , constant = 0] = matrix.slice(row)
          return Math.min(255, Math.max(0, mr * r + mg * g + mb * b + constant))
        })
        const got = applied(effect, r, g, b, 255)
        for (const channel of [0, 1, 2]) {
          expect(Math.abs((got[channel] ?? 0) - (exact[channel] ?? 0))).toBeLessThanOrEqual(0.51)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves an incomplete last pixel alone', () => {
    expect(applied('grey', 255, 0, 0, 255, 9, 8, 7)).toEqual([77, 77, 77, 255, 9, 8, 7])
  })
})
