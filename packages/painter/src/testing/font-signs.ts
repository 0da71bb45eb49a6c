import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const CMAP = 0
const TRANSFORMED_BY_DEFAULT = new Set([10, 11])
const OTHER_TAG = 63
const HEADER_BYTES = 48

/** The characters a WOFF2 file has a glyph for: of its character maps those in the usual format for the basic plane. */
export function signsOf(file: string): ReadonlySet<number> {
  const bytes = readFileSync(file)
  let at = HEADER_BYTES
  let offset = 0
  let found = { start: 0, length: 0 }
  const varied = () => {
    let value = 0
    for (;;) {
      const byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let table = bytes.readUInt16BE(12); table > 0; table--) {
    const flags = bytes.readUInt8(at++)
    const tag = flags & 63
    if (tag === OTHER_TAG) at += 4
    let length = varied()
    if (TRANSFORMED_BY_DEFAULT.has(tag) ? flags >> 6 === 0 : flags >> 6 !== 0) length = varied()
    if (tag === CMAP) found = { start: offset, length }
    offset += length
  }
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  return mappedIn(tables.subarray(found.start, found.start + found.length))
}

function mappedIn(cmap: Buffer): ReadonlySet<number> {
  const signs = new Set<number>()
  for (let map = 0; map < cmap.readUInt16BE(2); map++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + map * 8 + 4))
    if (table.readUInt16BE(0) !== 4) continue
    const count = table.readUInt16BE(6) / 2
    for (let segment = 0; segment < count; segment++) {
      const end = table.readUInt16BE(14 + segment * 2)
      const start = table.readUInt16BE(16 + count * 2 + segment * 2)
      const delta = table.readInt16BE(16 + count * 4 + segment * 2)
      const place = 16 + count * 6 + segment * 2
      const range = table.readUInt16BE(place)
      for (let sign = start; sign <= end && sign < 0xffff; sign++) {
        const glyph = range === 0 ? (sign + delta) & 0xffff : table.readUInt16BE(place + range + (sign - start) * 2)
        if (glyph !== 0) signs.add(sign)
      }
    }
  }
  return signs
}
