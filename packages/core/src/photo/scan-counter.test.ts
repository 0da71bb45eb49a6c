import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jpegSegments, SOS } from './jpeg-segments.ts'
import { createScanCounter } from './scan-counter.ts'

const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0xff, 0xd1, 0x34, 0xff, 0xff]
const NOTE_WITH_A_SCAN_IN_IT = [0xff, 0xe1, 0, 6, 0xff, 0xda, 0, 8]
const piece = fc.constantFrom<readonly number[]>(SCAN, NOTE_WITH_A_SCAN_IN_IT, [0xff], [0], [0xff, 0xd8])

function scansIn(pieces: readonly Uint8Array[]): number {
  const scans = createScanCounter()
  for (const each of pieces) scans.add(each)
  return scans.count
}

describe('counting scans', () => {
  it('gives what a walk through the whole file gives, in whatever pieces it comes', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 40 }), (parts, length) => {
        // The walk needs four bytes to see a marker, which the zeros at the end provide.
        const file = Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9, 0, 0, 0, 0])
        const pieces = Array.from({ length: Math.ceil(file.length / length) }, (_, index) =>
          file.subarray(index * length, (index + 1) * length),
        )
        const walked = [...jpegSegments(file)].filter(({ marker, isWhole }) => marker === SOS && isWhole)
        expect(scansIn(pieces)).toBe(walked.length)
      }),
      { numRuns: 500 },
    )
  })

  it('stops at the end of the picture, whatever follows it', () => {
    expect(scansIn([Uint8Array.from([0xff, 0xd8, ...SCAN, 0xff, 0xd9, ...SCAN])])).toBe(1)
  })
})
