import type { Size } from '../geometry/index.ts'
import { chunkType } from './chunk-type.ts'
import type { ForeignPicture } from './foreign-picture.ts'
import type { FilePart } from './jpeg-segments.ts'
import type { ForeignFormat } from './photo-formats.ts'

const BRANDS: Readonly<Record<string, ForeignFormat>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  mif1: 'heic',
  msf1: 'heic',
}
/** The boxes that lead to the pictures' data, and how many bytes each has before its contents. */
const WAY: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 }
const DEEPEST = Object.keys(WAY).length
/** Enough for tiles and small copies; a file with more boxes tries to block the reader. */
const MOST_BOXES = 10_000
const PROFILES: ReadonlySet<string> = new Set(['prof', 'rICC'])

interface Found {
  size: Size
  profile: FilePart | undefined
  boxes: number
}

/** AVIF and HEIC consist of nested boxes. */
export function boxedPicture(view: DataView): ForeignPicture | undefined {
  const format = chunkType(view, 4) === 'ftyp' ? BRANDS[chunkType(view, 8)] : undefined
  if (!format) return undefined
  const found: Found = { size: { width: 0, height: 0 }, profile: undefined, boxes: 0 }
  walk(view, { start: 0, end: view.byteLength }, found)
  if (found.size.width === 0 || found.size.height === 0) return undefined
  return { format, size: found.size, profile: found.profile, exif: exifIn(view) }
}

/** Descends only into the listed boxes. */
function walk(view: DataView, within: FilePart, found: Found, depth = 0): void {
  for (let at = within.start; at + 8 <= within.end && found.boxes < MOST_BOXES; ) {
    found.boxes += 1
    const length = view.getUint32(at)
    const name = chunkType(view, at + 4)
    // A length of 0 means up to the end; an impossible length ends the walk.
    const end = length === 0 ? within.end : at + length
    if (end > within.end || (length > 0 && length < 8)) return
    const before = WAY[name]
    if (before !== undefined && depth < DEEPEST) walk(view, { start: at + 8 + before, end }, found, depth + 1)
    if (name === 'ispe' && end - at >= 20) found.size = larger(found.size, view, at + 12)
    if (name === 'colr' && PROFILES.has(chunkType(view, at + 8))) found.profile ??= { start: at + 12, end }
    at = end
  }
}

/** Tiles and small copies have sizes too: the largest is the picture itself. */
function larger(size: Size, view: DataView, at: number): Size {
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)]
  return width * height > size.width * size.height ? { width, height } : size
}

/** The item's place is in tables of several kinds; searching for its signature is simpler. */
function exifIn(view: DataView): FilePart | undefined {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let at = bytes.indexOf(0x45); at >= 0 && at + 14 <= bytes.length; at = bytes.indexOf(0x45, at + 1)) {
    if (chunkType(view, at) !== 'Exif' || view.getUint16(at + 4) !== 0) continue
    const order = chunkType(view, at + 6)
    if (order === 'II*\0' || order === 'MM\0*') return { start: at + 6, end: bytes.length }
  }
  return undefined
}
