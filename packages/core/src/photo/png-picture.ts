import { chunkType } from './chunk-type.ts'
import type { ForeignPicture } from './foreign-picture.ts'
import type { FilePart } from './jpeg-segments.ts'

const SIGNATURE = [0x89504e47, 0x0d0a1a0a] as const
const FIRST_CHUNK = 8
/** Length, name and the sum over both. */
const AROUND = 12
const MOST_NAME = 80

export function pngPicture(view: DataView): ForeignPicture | undefined {
  if (view.byteLength < 33 || SIGNATURE.some((word, index) => view.getUint32(index * 4) !== word)) return undefined
  if (chunkType(view, FIRST_CHUNK + 4) !== 'IHDR') return undefined
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  let profile: FilePart | undefined
  let exif: FilePart | undefined
  for (let at = FIRST_CHUNK; at + AROUND <= view.byteLength; ) {
    const start = at + 8
    const end = start + view.getUint32(at)
    if (end + 4 > view.byteLength) break
    const name = chunkType(view, at + 4)
    if (name === 'iCCP') profile ??= packedProfile(view, start, end)
    if (name === 'eXIf') exif ??= { start, end }
    at = end + 4
  }
  return { format: 'png', size, profile, exif }
}

/** The data after the profile's name, its end mark and the compression method. */
function packedProfile(view: DataView, start: number, end: number): FilePart | undefined {
  for (let at = start; at < Math.min(end, start + MOST_NAME); at++)
    if (view.getUint8(at) === 0) return at + 2 < end ? { start: at + 2, end } : undefined
  return undefined
}
