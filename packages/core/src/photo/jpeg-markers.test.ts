import { expect, it } from 'vitest'
import { isKnownSegment } from './jpeg-markers.ts'

/** A segment with this marker and declared length, and the given bytes. */
function segment(marker: number, length: number, bytes = Math.max(4, length + 2), start = 3) {
  const file = new Uint8Array(start + bytes)
  file.set([0xff, marker, length >> 8, length & 255], start)
  return isKnownSegment(file, { marker, start, end: start + bytes, isWhole: true })
}

const FRAMES = [0xc0, 0xc1, 0xc2, 0xc9, 0xca]
const APPLICATIONS = Array.from({ length: 16 }, (_, index) => 0xe0 + index)
const KNOWN = new Set([...FRAMES, ...APPLICATIONS, 0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xfe])

it('segments are known by their marker, and all others are not', () => {
  for (let marker = 1; marker < 0xff; marker++) {
    // The only marker with a fixed length.
    if (marker === 0xdd) continue
    expect(segment(marker, 40), `marker ${marker}`).toBe(KNOWN.has(marker))
  }
})

it('segments have a length that counts itself', () => {
  expect([0, 1, 2, 255, 256, 258, 512, 65_535].map((length) => segment(0xe1, length))).toEqual([
    false,
    false,
    ...Array.from({ length: 6 }, () => true),
  ])
})

it('restart intervals have six bytes, neither more nor less', () => {
  expect([5, 6, 7].map((bytes) => segment(0xdd, 4, bytes))).toEqual([false, true, false])
})
