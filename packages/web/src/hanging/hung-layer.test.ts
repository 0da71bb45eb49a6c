import type { PieceObject } from '@collagerie/core/hanging'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hungLayer } from './hung-layer.ts'

const side = fc.integer({ min: 20, max: 140 })
const size = fc.record({ width: side, height: side })

describe('the layer of what hangs', () => {
  it('holds every size in its middle, to scale, with room around it, and has no side too long to paint', () => {
    fc.assert(
      fc.property(
        size,
        fc.array(size, { maxLength: 3 }),
        fc.double({ min: 0.05, max: 200, noNaN: true }),
        fc.constantFrom(1, 1.5, 2),
        (format, others, scale, unit) => {
          const object = { format, build: { depth: 4, gap: 0 } } as unknown as PieceObject
          const layer = hungLayer(scale, object, others, unit)
          const across = layer.size.width * layer.ratio
          const down = layer.size.height * layer.ratio
          expect(Math.max(across, down)).toBeLessThanOrEqual(4096.5)
          for (const [index, box] of [layer.placed.piece, ...layer.placed.others].entries()) {
            const wanted = [format, ...others][index] ?? format
            expect(box.width).toBeCloseTo(wanted.width * layer.placed.scale, 6)
            expect(box.height).toBeCloseTo(wanted.height * layer.placed.scale, 6)
            expect(box.x + box.width / 2).toBeCloseTo(across / 2, 6)
            expect(box.y + box.height / 2).toBeCloseTo(down / 2, 6)
            expect(Math.min(box.x, box.y)).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})
