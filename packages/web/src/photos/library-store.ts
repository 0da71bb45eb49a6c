import type { CollagePhoto, QuoteItem } from '@collagerie/protocol'
import { notePhotos } from '../navigation/tab-state.ts'
import { createLibrary } from './library/create-library.ts'
import { isRefused, type LibraryPhoto } from './library/library-photo.ts'
import { fetchedBytes, type PhotoBytes } from './library/photo-bytes.ts'
import { readBlob, serverBytes } from './library/server-bytes.ts'
import { sourceWithSamples } from './source-with-samples.ts'
import { photoWork } from './workers/photo-work.ts'

const library = createLibrary(photoWork)

export { isRefused, type LibraryPhoto }

export const useLibrary = library.store
export const librarySource = sourceWithSamples(library.source)
export const {
  addFiles,
  addFound,
  addStored,
  addStoredUnread,
  cancelImport,
  failPhoto,
  fileOf,
  letFilesGo,
  analysed,
  markOnServer,
  onPhotoFailed,
  removePhoto,
  renamePhoto,
  restore,
  suggestRotation,
  syncUsed,
} = library

// Screens before the editor load the library only if it has photos.
useLibrary.subscribe(({ photos, order }) => {
  const hasPhotos = order.some((id) => photos[id]?.state === 'IMAGE')
  notePhotos(hasPhotos)
})

/** Whether a photo was refused: the dialog that brought it says so, and it cannot be used. */
export function isRefusedIn(photos: Readonly<Record<string, LibraryPhoto>>, id: string): boolean {
  const photo = photos[id]
  return photo !== undefined && isRefused(photo)
}

/** Removes refused files from the library. */
export function forgetRefused(): void {
  for (const photo of Object.values(useLibrary.getState().photos)) if (isRefused(photo)) removePhoto(photo.id)
}

/** Reads a customer's upload, or a quote of a saved collage, from the server. */
export function serverPhotoBytes(
  photo: Pick<CollagePhoto, 'src' | 'orgWidth' | 'orgHeight' | 'unique' | 'type'>,
): PhotoBytes {
  return serverBytes(photoWork, photo)
}

/** Reads a quote: the small picture while it is enough, then the one for print. */
export function quoteBytes({ webformat, fullformat }: Pick<QuoteItem, 'webformat' | 'fullformat'>): PhotoBytes {
  const webSide = Math.max(webformat.width, webformat.height)
  return fetchedBytes(photoWork, (longSide, signal) =>
    readBlob(longSide <= webSide ? webformat.src : fullformat.src, signal),
  )
}
