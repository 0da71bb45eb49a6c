import type { Result } from '../result/index.ts'
import { type FilePart, type JpegSegment, jpegSegments, SOI, SOS } from './jpeg-segments.ts'
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
/** A profile or a set of notes in 64 KB segments fills the largest file with 400 of them. */
const MOST_SEGMENTS = 5000
const BITS = 8
const EXIF_MARK = 'Exif\0\0'

/** SOF0 to SOF15 without DHT, JPG and DAC, which share the range. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Whether a file that failed so is no photo at all, rather than one that is damaged or of a kind nobody decodes. */
export function isNoPhoto(name: string): boolean {
  return name === 'not-jpeg' || name === 'no-frame' || name === 'no-size'
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff
}

/**
 * Walks the segments up to the pixels. Junk between them is passed over, as decoders do. No decoder makes a picture of a
 * file without pixels, with a second frame, or with more than 8 bits for a colour.
 */
export function readJpegHeader(bytes: Uint8Array): Result<JpegHeader> {
  if (!isJpeg(bytes)) return failure('not-jpeg', 'the file does not start like a JPEG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const exif: FilePart[] = []
  const frames: number[] = []
  let facts = NO_EXIF
  let hasPixels = false
  let count = 0
  for (const segment of jpegSegments(bytes)) {
    const { marker, start, end } = segment
    count += 1
    if (count > MOST_SEGMENTS) break
    if (marker === SOS) {
      hasPixels = isScanHeader(bytes, segment) && end < bytes.length
      break
    }
    if (isFrame(marker)) frames.push(start)
    // Decoders also heed an EXIF segment behind the frame, so the walk goes on to the pixels.
    if (marker === APP1 && startsWith(bytes, start + 4, EXIF_MARK)) {
      if (exif.length === 0) facts = readExif(view, start + 10, end)
      exif.push({ start, end })
    }
  }
  const [frameAt] = frames
  if (frameAt === undefined) return failure('no-frame', 'the file has no image in it')
  const header = headerOf(view, frameAt, facts, exif)
  if (!header.ok) return header
  if (!hasPixels) return failure('no-pixels', 'the file ends before its pixels')
  return frames.length > 1 ? failure('many-frames', 'the file has more than one frame') : header
}

/** It lists the components it brings, two bytes for each; a decoder goes no further where its length is another. */
function isScanHeader(bytes: Uint8Array, { start, end, isWhole }: JpegSegment): boolean {
  const components = bytes[start + 4] ?? 0
  return isWhole && components >= 1 && components <= 4 && end - start === 8 + 2 * components
}

function headerOf(view: DataView, at: number, facts: ExifFacts, exif: JpegHeader['exif']): Result<JpegHeader> {
  if (at + 9 > view.byteLength) return failure('no-frame', 'the file ends inside its header')
  if (view.getUint8(at + 4) !== BITS) return failure('not-8-bit', 'the image has other than 8 bits for a colour')
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
