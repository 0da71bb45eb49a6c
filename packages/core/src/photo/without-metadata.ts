import type { Result } from '../result/index.ts'
import { exifSegmentOf } from './exif-segment.ts'
import { isFrame } from './jpeg-frame.ts'
import { type PhotoFailureName, readJpegHeader, startsWith } from './jpeg-header.ts'
import { APP0, APP2, EOI, type FilePart, type JpegSegment, jpegSegments, SCAN } from './jpeg-segments.ts'

/** A slice of the file, or bytes of our own. */
export type JpegPart = FilePart | Uint8Array<ArrayBuffer>

const APP14 = 0xee
const JFIF_BYTES = 18
const JFIF_THUMB_BYTES = 2
const ADOBE_BYTES = 16
const START: FilePart = { start: 0, end: 2 }

/**
 * A photo as it may leave the computer: pixels, colour profile, orientation and time. Places, names, previews,
 * comments, appended films and everything else that is not printed are left out. The same file always gives the same
 * bytes, and a file that was already cleaned stays unchanged.
 */
export function withoutMetadata(bytes: Uint8Array): Result<readonly JpegPart[], PhotoFailureName> {
  const header = readJpegHeader(bytes)
  if (!header.ok) return header
  let jfif: JpegPart | undefined
  let hasFrame = false
  const rest: JpegPart[] = []
  for (const segment of jpegSegments(bytes)) {
    if (!segment.isWhole) continue
    hasFrame ||= isFrame(segment.marker)
    if (isJfif(bytes, segment)) jfif ??= withoutThumb(bytes, segment)
    else if (isKept(bytes, segment)) rest.push(keptOf(bytes, segment))
  }
  if (!hasFrame) return { ok: false, failure: { name: 'no-frame', reason: 'the file ends inside its header' } }
  const exif = exifSegmentOf(header.value)
  const pieces = [START, ...(jfif ? [jfif] : []), ...(exif ? [exif] : []), ...rest, new Uint8Array([0xff, EOI])]
  return { ok: true, value: joined(pieces) }
}

function isJfif(bytes: Uint8Array, { marker, start, end }: JpegSegment): boolean {
  return marker === APP0 && end - start >= JFIF_BYTES && startsWith(bytes, start + 4, 'JFIF\0')
}

/** Decoders need only the marker; the small picture behind it is another copy of what the customer may have cropped. */
function withoutThumb(bytes: Uint8Array, { start, end }: JpegSegment): JpegPart {
  const thumbAt = start + JFIF_BYTES - JFIF_THUMB_BYTES
  const hasThumb = end - start > JFIF_BYTES || bytes[thumbAt] !== 0 || bytes[thumbAt + 1] !== 0
  if (!hasThumb) return { start, end }
  const copy = Uint8Array.from(bytes.subarray(start, start + JFIF_BYTES))
  copy.set([0, JFIF_BYTES - 2], 2)
  copy.fill(0, JFIF_BYTES - JFIF_THUMB_BYTES)
  return copy
}

/** Everything the pixels need, and the two other segments that define their colours. */
function isKept(bytes: Uint8Array, segment: JpegSegment): boolean {
  const { marker, start } = segment
  if (marker === SCAN || (marker >= 0xc0 && marker <= 0xdf)) return true
  return (marker === APP2 && startsWith(bytes, start + 4, 'ICC_PROFILE\0')) || isAdobe(bytes, segment)
}

function isAdobe(bytes: Uint8Array, { marker, start, end }: JpegSegment): boolean {
  return marker === APP14 && end - start >= ADOBE_BYTES && startsWith(bytes, start + 4, 'Adobe')
}

function keptOf(bytes: Uint8Array, segment: JpegSegment): JpegPart {
  const { start, end } = segment
  if (!isAdobe(bytes, segment) || end - start === ADOBE_BYTES) return { start, end }
  const copy = Uint8Array.from(bytes.subarray(start, start + ADOBE_BYTES))
  copy.set([0, ADOBE_BYTES - 2], 2)
  return copy
}

/** Neighbouring slices are joined, so that there are few. */
function joined(pieces: readonly JpegPart[]): readonly JpegPart[] {
  const result: JpegPart[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last && 'end' in last && 'start' in piece && last.end === piece.start) {
      result[result.length - 1] = { start: last.start, end: piece.end }
    } else result.push(piece)
  }
  return result
}
