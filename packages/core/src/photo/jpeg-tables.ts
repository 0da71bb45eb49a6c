import type { JpegSegment } from './jpeg-segments.ts'

const MOST_TABLES = 4
const COEFFICIENTS = 64
const CODE_LENGTHS = 16
const MOST_CODES = 256
/** For DC tables; AC tables code run and size together. */
const MOST_SIZE = 15

/** The numbers of a segment's quantisation tables, or undefined if a decoder would stop at it. */
export function quantisationTables(bytes: Uint8Array, { start, end, isWhole }: JpegSegment): number[] | undefined {
  const tables: number[] = []
  let at = start + 4
  while (at < end) {
    const kind = bytes[at] ?? 0
    const table = kind & 15
    if (table >= MOST_TABLES) return undefined
    tables.push(table)
    at += 1 + COEFFICIENTS * (kind >> 4 === 0 ? 1 : 2)
  }
  return isWhole && at === end ? tables : undefined
}

/** The numbers of its Huffman tables, 16 more for AC tables, or undefined if a decoder would stop at it. */
export function huffmanTables(bytes: Uint8Array, { start, end, isWhole }: JpegSegment): number[] | undefined {
  const tables: number[] = []
  let at = start + 4
  while (at + CODE_LENGTHS < end) {
    const kind = bytes[at] ?? 0
    const counts = bytes.subarray(at + 1, at + 1 + CODE_LENGTHS)
    const codes = counts.reduce((sum, count) => sum + count, 0)
    const next = at + 1 + CODE_LENGTHS + codes
    if ((kind & ~0x10) >= MOST_TABLES || codes > MOST_CODES || next > end || !areCodes(counts)) return undefined
    if (kind >> 4 === 0 && bytes.subarray(next - codes, next).some((size) => size > MOST_SIZE)) return undefined
    tables.push(kind)
    at = next
  }
  return isWhole && at === end ? tables : undefined
}

/** Each further bit doubles the codes left free by shorter ones; the code of all ones is never used. */
function areCodes(counts: Uint8Array): boolean {
  let free = 1
  for (const count of counts) {
    free = free * 2 - count
    if (count > 0 && free < 1) return false
  }
  return true
}
