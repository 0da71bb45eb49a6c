import {
  dateFactsOf,
  exifSegmentOf,
  type ForeignFormat,
  type ForeignPicture,
  isJpeg,
  isRgbProfile,
  isTooLarge,
  jpegWith,
  readForeignPicture,
} from '@collagerie/core/photo'
import { surface } from '../../painting/surface.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import type { PhotoAnswer } from './photo-job.ts'

const JPEG = { type: 'image/jpeg', quality: 0.95 } as const
/** A file of a less compact format may become a photo that is small enough; at most this much of it is read. */
const MOST_BYTES = 104_857_600
const MOST_PROFILE_BYTES = 4_194_304
/** Transparent parts get the colour of paper. */
const PAPER = '#ffffff'

/**
 * Converts another format the shop accepts to JPEG, if this browser can decode it. It keeps only the colour profile and
 * the date.
 */
export async function convertPicture(file: Blob, format: ForeignFormat): Promise<PhotoAnswer> {
  if (file.size > MOST_BYTES) return { kind: 'refused', error: 'ERROR_FILE_TO_BIG' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (!bytes) return { kind: 'refused', error: 'ERROR_NO_FILE_ACCESS' }
  // A JPEG under another name is still a photo.
  if (isJpeg(bytes)) return { kind: 'converted', file: file.slice(0, file.size, JPEG.type) }
  const picture = readForeignPicture(bytes)
  if (picture?.format !== format) return { kind: 'refused', error: 'ERROR_NO_JPG_IMAGE' }
  // Some browsers falsify pixels that are read back; a photo made of those would be printed so.
  if (isTooLarge(picture.size) || !hasTrustedPixels())
    return { kind: 'refused', error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' }
  const profile = await profileOf(bytes, picture)
  const jpeg = await jpegOf(file.slice(0, file.size, `image/${format}`), profile !== undefined)
  const pieces = jpegWith(jpeg, { exif: exifSegmentOf(dateFactsOf(bytes, picture)), profile })
  const parts = pieces.map((piece) => ('start' in piece ? jpeg.subarray(piece.start, piece.end) : piece))
  return { kind: 'converted', file: new Blob(parts, { type: JPEG.type }) }
}

/** A picture with its own profile keeps its numbers; others are converted to the screen's. */
async function jpegOf(picture: Blob, hasProfile: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(picture, { colorSpaceConversion: hasProfile ? 'none' : 'default' })
  const { canvas, ctx } = surface(bitmap.width, bitmap.height)
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, bitmap.width, bitmap.height)
  ctx.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Uint8Array(await (await canvas.convertToBlob(JPEG)).arrayBuffer())
}

async function profileOf(bytes: Uint8Array<ArrayBuffer>, { format, profile }: ForeignPicture) {
  if (!profile) return undefined
  const packed = bytes.subarray(profile.start, profile.end)
  const unpacked = format === 'png' ? await inflated(packed) : packed
  return unpacked && isRgbProfile(unpacked) ? unpacked : undefined
}

/** A few bytes can inflate to any number, so this stops at the longest possible profile. */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      length += value.length
      if (length > MOST_PROFILE_BYTES) return await reader.cancel().then(() => undefined)
    }
  } catch {
    return undefined
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
