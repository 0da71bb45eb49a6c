import type { Result } from '../result/index.ts'
import { isDecodableFrame, isFrame, type JpegFrame, readFrame } from './jpeg-frame.ts'
import { APP1, DHT, DQT, isKnownSegment } from './jpeg-markers.ts'
import { isFirstScan, scanComponents } from './jpeg-scan.ts'
import { type FilePart, type JpegSegment, jpegSegments, SOI, SOS } from './jpeg-segments.ts'
import { huffmanTables, quantisationTables } from './jpeg-tables.ts'
import { type ExifFacts, NO_EXIF, readExif } from './read-exif.ts'

/** What a JPEG file tells before it is decoded. */
export interface JpegHeader extends ExifFacts {
  /** Stored pixels, before any turn. */
  readonly width: number
  readonly height: number
  /** The place of the EXIF segments, so that a decoder can get the file without them. */
  readonly exif: readonly FilePart[]
  readonly frame: JpegFrame
  /** Whether the pixels come in one pass, top to bottom; otherwise a decoder must hold them all. */
  readonly isOnePass: boolean
}

/** A profile or notes in 64 KB segments fill the largest file with 400 of them. */
const MOST_SEGMENTS = 5000
const BITS = 8
const EXIF_MARK = 'Exif\0\0'

/** Why the pixels of a file cannot be had. */
export type PhotoFailureName =
  | 'bad-frame'
  | 'many-frames'
  | 'no-frame'
  | 'no-pixels'
  | 'no-size'
  | 'no-tables'
  | 'not-8-bit'
  | 'not-decodable'
  | 'not-jpeg'

/** Whether a file is no photo at all, and not just damaged or of an unsupported kind. */
export function isNoPhoto(name: PhotoFailureName): boolean {
  return name === 'not-jpeg' || name === 'no-frame' || name === 'no-size'
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff
}

/**
 * Walks the segments up to the pixels. Junk between them is skipped, as decoders do. No decoder can read a file without
 * pixels, with a second frame, with more than 8 bits per colour, or with invalid tables.
 */
export function readJpegHeader(bytes: Uint8Array): Result<JpegHeader, PhotoFailureName> {
  if (!isJpeg(bytes)) return failure('not-jpeg', 'the file does not start like a JPEG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const exif: FilePart[] = []
  const frames: JpegSegment[] = []
  const quantised = new Set<number>()
  const coded = new Set<number>()
  let isSound = true
  let facts = NO_EXIF
  let scan: JpegSegment | undefined
  let count = 0
  for (const segment of jpegSegments(bytes)) {
    const { marker, start, end } = segment
    count += 1
    if (count > MOST_SEGMENTS) break
    if (marker === SOS) {
      scan = segment
      break
    }
    if (isFrame(marker)) frames.push(segment)
    else isSound &&= isKnownSegment(bytes, segment)
    if (marker === DHT) isSound &&= addAll(coded, huffmanTables(bytes, segment))
    if (marker === DQT) isSound &&= addAll(quantised, quantisationTables(bytes, segment))
    // Decoders also use an EXIF segment behind the frame, so the walk goes on to the pixels.
    if (marker === APP1 && startsWith(bytes, start + 4, EXIF_MARK)) {
      if (exif.length === 0) facts = readExif(view, start + 10, end)
      exif.push({ start, end })
    }
  }
  const [first] = frames
  if (first === undefined) return failure('no-frame', 'the file has no image in it')
  const frame = frameOf(view, first)
  if (!frame.ok) return frame
  const shown = scan === undefined || scan.end >= bytes.length ? [] : scanComponents(bytes, scan)
  if (scan === undefined || shown.length === 0) return failure('no-pixels', 'the file ends before its pixels')
  if (frames.length > 1) return failure('many-frames', 'the file has more than one frame')
  const isReadable = isFirstScan(bytes, { segment: scan, components: shown }, frame.value, { quantised, coded })
  if (!isSound || !isReadable) return failure('no-tables', 'the file does not say what its pixels mean')
  const { width, height, isProgressive } = frame.value
  const isOnePass = !isProgressive && shown.length === frame.value.components.length
  return { ok: true, value: { width, height, exif, ...facts, frame: frame.value, isOnePass } }
}

/** False if the segment could not be read. */
function addAll(tables: Set<number>, found: readonly number[] | undefined): boolean {
  for (const table of found ?? []) tables.add(table)
  return found !== undefined
}

function frameOf(view: DataView, { marker, start, end }: JpegSegment): Result<JpegFrame, PhotoFailureName> {
  if (start + 9 > view.byteLength) return failure('no-frame', 'the file ends inside its header')
  if (!isDecodableFrame(marker)) return failure('not-decodable', 'the image is of a kind that nobody decodes')
  if (view.getUint8(start + 4) !== BITS) return failure('not-8-bit', 'the image has other than 8 bits for a colour')
  if (view.getUint16(start + 5) === 0 || view.getUint16(start + 7) === 0)
    return failure('no-size', 'the image has no size')
  const value = readFrame(view, start, end)
  return value ? { ok: true, value } : failure('bad-frame', 'the image lists its colours wrongly')
}

export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false
  }
  return true
}

function failure(name: PhotoFailureName, reason: string): Result<never, PhotoFailureName> {
  return { ok: false, failure: { name, reason } }
}
