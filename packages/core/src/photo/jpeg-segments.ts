/** A stretch of a file, by its bytes. */
export interface FilePart {
  readonly start: number
  readonly end: number
}

export interface JpegSegment extends FilePart {
  readonly marker: number
  /** False if the file ends inside the segment or its length is impossible. */
  readonly isWhole: boolean
}

/** Stands for the pixels after an SOS, which have no marker of their own. */
export const SCAN = 0
export const SOI = 0xd8
export const EOI = 0xd9
export const SOS = 0xda
export const APP0 = 0xe0
export const APP2 = 0xe2

/** Markers without a length: restarts, TEM and the start itself. */
function standsAlone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= SOI) || marker === 0x01
}

/** Walks a file up to its end marker like decoders do, skipping junk between segments. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) {
      at += 1
      continue
    }
    if (standsAlone(marker)) {
      at += 2
      continue
    }
    if (marker === EOI) return
    const length = view.getUint16(at + 2)
    const end = at + 2 + length
    const isWhole = length >= 2 && end <= bytes.length
    yield { marker, start: at, end: Math.min(end, bytes.length), isWhole }
    at = Math.max(end, at + 4)
    if (marker !== SOS || !isWhole) continue
    const scanEnd = endOfScan(bytes, at)
    yield { marker: SCAN, start: at, end: scanEnd, isWhole: true }
    at = scanEnd
  }
}

/** Restarts and undefined markers belong to the pixels: decoders skip them and read on. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker !== 0xff && !(standsAlone(marker) && marker !== SOI)) return at
  }
  return bytes.length
}
