import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADJUSTMENTS, type Adjustment, tidyAdjustments } from './adjustments.ts'
import { applyMatrix } from './apply-matrix.ts'
import { COLOUR_MATRICES } from './colour-matrix.ts'
import { IMAGE_EFFECTS, type ImageEffect } from './image-effect.ts'
import { type Toning, toningMatrix, toningOf } from './toning.ts'

const NAMES = Object.keys(ADJUSTMENTS) as readonly Adjustment[]

function toned(toning: Toning, ...pixel: number[]): number[] {
  const pixels = Uint8ClampedArray.from([...pixel, 255])
  applyMatrix(pixels, toningMatrix(toning))
  return [...pixels].slice(0, 3)
}

const grey = (value: number) => [value, value, value] as const
const sum = (pixel: readonly number[]) => pixel.reduce((all, each) => all + each, 0)

describe('a toning', () => {
  it.each(IMAGE_EFFECTS)('of %s alone is the effect', (effect) => {
    expect(toningOf({ effect })).toBe(effect)
    expect(toningOf({ effect, adjustments: { strength: 100, light: 0, contrast: 0, warmth: 0 } })).toBe(effect)
    expect(toningMatrix(effect)).toEqual(COLOUR_MATRICES[effect])
  })

  it('knows no strength where there is no effect', () => {
    expect(toningOf({ effect: 'none', adjustments: { strength: 30 } })).toBe('none')
  })

  it('of no strength leaves the photo as it is', () => {
    for (const effect of IMAGE_EFFECTS) {
      expect(toned(toningOf({ effect, adjustments: { strength: 0 } }), 10, 120, 230)).toEqual([10, 120, 230])
    }
  })

  it('of half a strength lies between', () => {
    const half = toned(toningOf({ effect: 'grey', adjustments: { strength: 50 } }), 200, 100, 0)
    const [none, all] = [[200, 100, 0], toned('grey', 200, 100, 0)]
    for (const channel of [0, 1, 2]) {
      const middle = ((none[channel] ?? 0) + (all[channel] ?? 0)) / 2
      expect(Math.abs((half[channel] ?? 0) - middle)).toBeLessThanOrEqual(1)
    }
  })

  it('gets lighter and darker, by every step', () => {
    const lights = [-100, -50, 0, 50, 100].map((light) =>
      sum(toned(toningOf({ effect: 'none', adjustments: { light } }), ...grey(120))),
    )
    expect(lights).toEqual(lights.toSorted((a, b) => a - b))
    expect(new Set(lights).size).toBe(5)
  })

  it('of more contrast keeps the middle and drives the ends apart', () => {
    const apart = (contrast: number) => {
      const toning = toningOf({ effect: 'none', adjustments: { contrast } })
      expect(toned(toning, ...grey(128))[0]).toBeGreaterThan(125)
      expect(toned(toning, ...grey(128))[0]).toBeLessThan(131)
      return sum(toned(toning, ...grey(180))) - sum(toned(toning, ...grey(80)))
    }
    expect(apart(60)).toBeGreaterThan(apart(0))
    expect(apart(0)).toBeGreaterThan(apart(-60))
  })

  it('of warmth is red where it is warm and blue where it is cold, and no lighter', () => {
    const [warm, cold] = [70, -70].map((warmth) =>
      toned(toningOf({ effect: 'none', adjustments: { warmth } }), ...grey(128)),
    )
    expect(warm?.[0]).toBeGreaterThan(warm?.[2] ?? 255)
    expect(cold?.[2]).toBeGreaterThan(cold?.[0] ?? 255)
    for (const [red = 0, green = 0, blue = 0] of [warm ?? [], cold ?? []]) {
      expect(Math.abs(0.3 * red + 0.59 * green + 0.11 * blue - 128)).toBeLessThan(5)
    }
  })

  it('keeps a grey photo grey, however it is adjusted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 255 }), (warmth, value) => {
        const [red = 0, green = 0, blue = 0] = toned(
          toningOf({ effect: 'grey', adjustments: { warmth } }),
          value,
          255 - value,
          90,
        )
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is one text for one look, whatever was asked for', () => {
    const wild = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.double(), fc.constant(Number.NaN))
    const adjustments = fc.record(Object.fromEntries(NAMES.map((name) => [name, wild])), { requiredKeys: [] })
    fc.assert(
      fc.property(adjustments, fc.constantFrom(...IMAGE_EFFECTS), (wanted, effect: ImageEffect) => {
        const tidy = tidyAdjustments(wanted)
        expect(tidyAdjustments(tidy)).toEqual(tidy)
        expect(toningOf({ effect, adjustments: tidy })).toBe(toningOf({ effect, adjustments: wanted }))
        for (const [name, value] of Object.entries(tidy ?? {}) as [Adjustment, number][]) {
          const { least, most, usual } = ADJUSTMENTS[name]
          expect(Number.isInteger(value) && value >= least && value <= most && value !== usual).toBe(true)
        }
        expect(toningMatrix(toningOf({ effect, adjustments: wanted })).every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
