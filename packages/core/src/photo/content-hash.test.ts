import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentHash } from './index.ts'

describe('contentHash', () => {
  it('is the same for the same bytes wherever they lie', () => {
    const bytes = Uint8Array.from({ length: 41 }, (_, index) => index * 7)
    const shifted = new Uint8Array([9, 9, 9, ...bytes]).subarray(3)
    expect(contentHash(shifted)).toBe(contentHash(bytes))
    expect(contentHash(bytes)).toMatch(/^[0-9a-f]{32}$/)
  })

  it('tells apart what differs in a single byte, or only in length', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 70 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, where, by) => {
          const at = where % bytes.length
          expect(contentHash(bytes.with(at, ((bytes[at] ?? 0) + by) % 256))).not.toBe(contentHash(bytes))
          expect(contentHash(new Uint8Array([...bytes, 0]))).not.toBe(contentHash(bytes))
        },
      ),
      { numRuns: 2000 },
    )
  })
})
