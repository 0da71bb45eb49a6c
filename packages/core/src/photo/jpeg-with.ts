import { startsWith } from './jpeg-header.ts'
import { APP0, APP2, jpegSegments, SOS } from './jpeg-segments.ts'
import type { JpegPart } from './without-metadata.ts'

const ICC_MARK = 'ICC_PROFILE\0'
/** A segment holds 65,533 bytes, of which the mark and two numbers take 14. */
const PROFILE_BYTES = 65_519
const MOST_SEGMENTS = 255
/** Where a profile names its colour space and its signature. */
const SPACE_AT = 16
const SIGNATURE_AT = 36

/** Whether bytes are a profile for RGB pictures: any other belongs to another picture. */
export function isRgbProfile(bytes: Uint8Array): boolean {
  return (
    bytes.length <= PROFILE_BYTES * MOST_SEGMENTS &&
    startsWith(bytes, SPACE_AT, 'RGB ') &&
    startsWith(bytes, SIGNATURE_AT, 'acsp')
  )
}

/** A JPEG we made, with the original's metadata in place of its own profile. */
export function jpegWith(
  jpeg: Uint8Array,
  { exif, profile }: { readonly exif: JpegPart | undefined; readonly profile: Uint8Array | undefined },
): readonly JpegPart[] {
  let from = 2
  const head: JpegPart[] = []
  for (const { marker, start, end } of jpegSegments(jpeg)) {
    if (marker === SOS) break
    const isProfile = marker === APP2 && startsWith(jpeg, start + 4, ICC_MARK)
    if (marker === APP0) head.push({ start, end })
    if (marker !== APP0 && !(isProfile && profile)) break
    from = end
  }
  return [
    { start: 0, end: 2 },
    ...head,
    ...(exif ? [exif] : []),
    ...(profile ? profileSegments(profile) : []),
    { start: from, end: jpeg.length },
  ]
}

function profileSegments(profile: Uint8Array): readonly Uint8Array<ArrayBuffer>[] {
  const count = Math.ceil(profile.length / PROFILE_BYTES)
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * PROFILE_BYTES, (index + 1) * PROFILE_BYTES)
    const length = part.length + ICC_MARK.length + 4
    const mark = Array.from(ICC_MARK, (letter) => letter.charCodeAt(0))
    return new Uint8Array([0xff, APP2, length >> 8, length & 255, ...mark, index + 1, count, ...part])
  })
}
