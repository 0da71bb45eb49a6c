import { brotliDecompressSync } from 'node:zlib'

const HEADER_BYTES = 48
const TABLE_COUNT_AT = 12
const KNOWN_TABLES = 63
const CMAP = 0
const GLYF = 10
const LOCA = 11

/** The code points a WOFF2 file has a glyph for: canvases fall back to other fonts without a word. */
export function faceCharacters(file: Buffer): ReadonlySet<number> {
  const { start, end } = findCmap(file)
  const tables = brotliDecompressSync(file.subarray(end.directory))
  return readCmap(tables.subarray(start, end.table))
}

function findCmap(file: Buffer): { start: number; end: { table: number; directory: number } } {
  let at = HEADER_BYTES
  let offset = 0
  let cmap: { start: number; table: number } | undefined
  const base128 = (): number => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let left = file.readUInt16BE(TABLE_COUNT_AT); left > 0; left--) {
    const flags = file.readUInt8(at++)
    const tag = flags & KNOWN_TABLES
    if (tag === KNOWN_TABLES) at += 4
    const original = base128()
    const plain = flags >> 6 === (tag === GLYF || tag === LOCA ? 3 : 0)
    const length = plain ? original : base128()
    if (tag === CMAP) cmap = { start: offset, table: offset + length }
    offset += length
  }
  if (!cmap) throw new Error('the font has no cmap table')
  return { start: cmap.start, end: { table: cmap.table, directory: at } }
}

/** Segments of format 4, which covers everything a Latin face has. */
function readCmap(cmap: Buffer): ReadonlySet<number> {
  const found = new Set<number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8))
    if (table.readUInt16BE(0) !== 4) continue
    const doubled = table.readUInt16BE(6)
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = table.readUInt16BE(14 + segment)
      const first = table.readUInt16BE(16 + doubled + segment)
      const rangeAt = 16 + 3 * doubled + segment
      const delta = table.readUInt16BE(16 + 2 * doubled + segment)
      const range = table.readUInt16BE(rangeAt)
      for (let code = first; code <= last && code < 0xffff; code++) {
        const glyph = range === 0 ? code + delta : table.readUInt16BE(rangeAt + range + 2 * (code - first))
        if ((glyph & 0xffff) !== 0) found.add(code)
      }
    }
  }
  return found
}
