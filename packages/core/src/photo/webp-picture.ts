import type { Size } from '../geometry/index.ts'
import { chunkType } from './chunk-type.ts'
import type { ForeignPicture } from './foreign-picture.ts'
import type { FilePart } from './jpeg-segments.ts'

const FIRST_CHUNK = 12
const FOURTEEN_BITS = 0x3fff
const EXIF_MARK_BYTES = 6

export function webpPicture(view: DataView): ForeignPicture | undefined {
  if (chunkType(view, 0) !== 'RIFF' || chunkType(view, 8) !== 'WEBP') return undefined
  let size: Size | undefined
  let profile: FilePart | undefined
  let exif: FilePart | undefined
  for (let at = FIRST_CHUNK; at + 8 <= view.byteLength; ) {
    const name = chunkType(view, at)
    const start = at + 8
    const end = Math.min(start + view.getUint32(at + 4, true), view.byteLength)
    if (end - start >= 10) size ??= sizeIn(name, view, start)
    if (name === 'ICCP') profile ??= { start, end }
    if (name === 'EXIF') exif ??= { start: chunkType(view, start) === 'Exif' ? start + EXIF_MARK_BYTES : start, end }
    // Chunks begin at even places.
    at = end + ((end - start) % 2)
  }
  return size && { format: 'webp', size, profile, exif }
}

function sizeIn(name: string, view: DataView, at: number): Size | undefined {
  if (name === 'VP8X') return { width: three(view, at + 4) + 1, height: three(view, at + 7) + 1 }
  if (name === 'VP8 ')
    return { width: view.getUint16(at + 6, true) & FOURTEEN_BITS, height: view.getUint16(at + 8, true) & FOURTEEN_BITS }
  if (name !== 'VP8L') return undefined
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & FOURTEEN_BITS) + 1, height: ((bits >>> 14) & FOURTEEN_BITS) + 1 }
}

function three(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}
