import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { settle } from './generate.ts'
import { crossings, throughSeams } from './mosaic/seam-cost.ts'
import { scrambled } from './scrambled.ts'
import { anyFormat } from './testing/arbitrary-input.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectMosaic, layoutsOf } from './testing/mosaic-rules.ts'

const LAST = 10

describe('scrambled', () => {
  it('has layout, spacing and margin, in this order', () => {
    expect(controlTable(scrambled)).toEqual([
      ['layout', 0, 10, 1, 0],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
    ])
  })

  it('lays whole tiles of nine photos, no more than a customer may choose', () => {
    expectMosaic(scrambled, usualOrFull(60, 250), ({ photos }) => {
      expect(photos.length % 9).toBe(0)
      expect(photos.length).toBeLessThanOrEqual(150)
    })
  })

  it('has eleven different layouts on every format', () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        expect(new Set(layoutsOf(scrambled, 'layout', format)).size).toBe(LAST + 1)
      }),
      {
        numRuns: 100,
        examples: [[{ width: 20, height: 20 }], [{ width: 20, height: 33.5 }], [{ width: 140, height: 20 }]],
      },
    )
  })

  it('has no four photos that meet at a corner of a square sheet, and at most one seam through', () => {
    const sides = Array.from({ length: 161 }, (_, half) => 20 + half / 2)
    for (const side of sides) {
      for (let layout = 0; layout <= LAST; layout++) {
        const format = { width: side, height: side }
        const input = { format, material: '', values: { layout, borderCM: 0, marginCM: 0.5 } } as const
        const { photos } = scrambled.layout({ ...input, values: settle(scrambled, input) })
        const parts = photos.flatMap((box) => [box.x - 0.5, box.y - 0.5, box.width, box.height])
        const through = throughSeams(parts, 0, side - 1) + throughSeams(parts, 1, side - 1)
        expect({ side, layout, met: crossings(parts, 0.015 * side) }).toEqual({ side, layout, met: 0 })
        expect(through).toBeLessThanOrEqual(1)
      }
    }
  })

  it('weaves a single tile about its centre without a crossing', () => {
    for (let layout = 0; layout <= LAST; layout++) {
      const input = { format: { width: 20, height: 20 }, material: '', values: { layout, borderCM: 0 } } as const
      const { photos } = scrambled.layout({ ...input, values: settle(scrambled, input) })
      expect(photos).toHaveLength(9)
      expect(crossings(photos.flatMap((box) => [box.x, box.y, box.width, box.height]))).toBe(0)
    }
  })
})
