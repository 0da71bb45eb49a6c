import { EOI, SOI, SOS } from './jpeg-segments.ts'

/**
 * A decoder passes over a picture once per scan, however few bytes a scan has. Programs write ten or a few dozen scans;
 * thousands fit into a small file and keep a decoder busy for minutes.
 */
export const MOST_SCANS = 100

/** Counts the scans of a JPEG while its bytes pass by, in pieces of any length. */
export interface ScanCounter {
  readonly count: number
  add(piece: Uint8Array): void
}

const MARK = 0xff
const FIRST_SEGMENT = 0xc0

/** What comes next: a mark, its marker, one of the two bytes of a length, or nothing more. */
type Expected = 'mark' | 'marker' | 'high' | 'low' | 'nothing'

export function createScanCounter(): ScanCounter {
  let expected: Expected = 'mark'
  let marker = 0
  let length = 0
  let skipped = 0
  let count = 0

  function meet(found: number): Expected {
    if (found === MARK) return 'marker'
    const isAlone = found < FIRST_SEGMENT || (found >= 0xd0 && found <= SOI)
    // Restarts and undefined markers belong to the pixels.
    if (isAlone) return 'mark'
    marker = found
    return found === EOI ? 'nothing' : 'high'
  }

  return {
    get count() {
      return count
    },
    add: (piece) => {
      for (let at = 0; at < piece.length; at++) {
        if (expected === 'nothing') return
        const byte = piece[at] ?? 0
        if (skipped > 0) {
          const left = Math.min(skipped, piece.length - at)
          skipped -= left
          at += left - 1
        } else if (expected === 'mark') {
          if (byte === MARK) expected = 'marker'
        } else if (expected === 'marker') expected = meet(byte)
        else if (expected === 'high') {
          length = byte << 8
          expected = 'low'
        } else {
          length += byte
          skipped = Math.max(0, length - 2)
          if (marker === SOS) count += 1
          expected = 'mark'
        }
      }
    },
  }
}
