import { photoIdsOf, type SavedCollage } from '@collagerie/core/collage'
import type { CollagePhoto, StoredQuote } from '@collagerie/protocol'
import { isOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import { collagePhoto, quotePhoto } from '../photos/collage-photo.ts'
import type { PhotoRepository } from '../photos/photo-repository.ts'

/** The photos a document lists or shows: those of the caller that still exist, and the shop's quotes. */
export type PhotosIn = (session: Session, document: SavedCollage) => Promise<CollagePhoto[]>

export function createPhotosIn(photos: PhotoRepository, quotes: readonly StoredQuote[]): PhotosIn {
  const quotesById = new Map(quotes.map((quote) => [quote.id, quote]))
  return async (session, document) => {
    const ids = photoIdsOf(document)
    const found = new Map((await photos.findAll(ids)).map((photo) => [photo.id, photo]))
    return ids.flatMap((photoId) => {
      const quote = quotesById.get(photoId)
      if (quote) return [quotePhoto(quote)]
      const photo = found.get(photoId)
      return isOwned(photo, session) ? [collagePhoto(photo)] : []
    })
  }
}
