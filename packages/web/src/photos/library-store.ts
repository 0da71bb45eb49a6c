import { createLibrary } from './library/create-library.ts'
import { photoWork } from './workers/photo-work.ts'

const library = createLibrary(photoWork)

export type { LibraryPhoto } from './library/library-photo.ts'

export const useLibrary = library.store
export const librarySource = library.source
export const { addFiles, cancelImport, onPhotoFailed, removePhoto, suggestRotation, syncUsed } = library
