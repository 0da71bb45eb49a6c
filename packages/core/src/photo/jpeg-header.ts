import type { Result } from '../result/index.ts'
import { type FilePart, jpegSegments, SOI, SOS } from './jpeg-segments.ts'
import { type ExifFacts, NO_EXIF, readExif } from './read-exif.ts'

/** What a JPEG file says of itself before any pixel is decoded. */
export interface JpegHeader extends ExifFacts {
  /** Pixels as stored, before any turning. */
  readonly width: number
  readonly height: number
  /** Where the EXIF segments lie, so that a decoder can be given the file without them. */
  readonly exif: readonly FilePart[]
}

const APP1 = 0xe1
const EXIF_MARK = 'Exif\0\0'

/** SOF0 to SOF15 without DHT, JPG and DAC, which share the range. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff
}

/** Walks the segments up to the pixels. Junk between them is passed over, as decoders do. */
export function readJpegHeader(bytes: Uint8Array): Result<JpegHeader> {
  if (!isJpeg(bytes)) return failure('not-jpeg', 'the file does not start like a JPEG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const exif: FilePart[] = []
  let facts = NO_EXIF
  let frameAt: number | undefined
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (marker === SOS) break
    if (isFrame(marker)) frameAt ??= start
    // Decoders also heed an EXIF segment behind the frame, so the walk goes on to the pixels.
    if (marker === APP1 && startsWith(bytes, start + 4, EXIF_MARK)) {
      if (exif.length === 0) facts = readExif(view, start + 10, end)
      exif.push({ start, end })
    }
  }
  return frameAt === undefined
    ? failure('no-frame', 'the file has no image in it')
    : headerOf(view, frameAt, facts, exif)
}

function headerOf(view: DataView, at: number, facts: ExifFacts, exif: JpegHeader['exif']): Result<JpegHeader> {
  if (at + 9 > view.byteLength) return failure('no-frame', 'the file ends inside its header')
  const height = view.getUint16(at + 5)
  const width = view.getUint16(at + 7)
  if (width === 0 || height === 0) return failure('no-size', 'the image has no size')
  return { ok: true, value: { width, height, exif, ...facts } }
}

export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false
  }
  return true
}

function failure(name: string, reason: string): Result<never> {
  return { ok: false, failure: { name, reason } }
}
