import type { CollagePhoto, StoredQuote } from '@collagerie/protocol'
import type { PhotoRow } from '../storage/schema.ts'

/** The longer side of the copy that pages show. */
const WEB_SIDE = 1024

export function photoAddress(id: string): string {
  return `/api/photo/${id}`
}

/** A photo as an editor gets it with a saved collage. */
export function collagePhoto(photo: PhotoRow): CollagePhoto {
  const { id, width, height, suggested_rotation: rotation, name, source: type, external_id: externalId } = photo
  const scale = Math.min(1, WEB_SIDE / Math.max(width, height))
  return {
    id,
    src: photoAddress(id),
    orgWidth: width,
    orgHeight: height,
    webWidth: Math.max(1, Math.round(width * scale)),
    webHeight: Math.max(1, Math.round(height * scale)),
    type,
    unique: id,
    suggestedRotation: rotation,
    name,
    externalId,
  }
}

/** A quote, in the form of a customer's photo. */
export function quotePhoto({ id, type, unique, webformat, fullformat }: StoredQuote): CollagePhoto {
  return {
    id,
    src: fullformat.src,
    orgWidth: fullformat.width,
    orgHeight: fullformat.height,
    webWidth: webformat.width,
    webHeight: webformat.height,
    type,
    unique,
    suggestedRotation: 0,
    name: '',
    externalId: '',
  }
}
