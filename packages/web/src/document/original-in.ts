import type { OriginalPhoto } from '@collagerie/core/quality'
import type { LibraryPhoto } from '../photos/library-store.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>

/** The original's size, from which print quality is computed; unknown while a photo loads. */
export function originalIn(photos: Photos, id: string): OriginalPhoto | undefined {
  const photo = photos[id]
  if (photo?.state !== 'IMAGE') return undefined
  return { width: photo.width, height: photo.height, isQuote: photo.photoType === 'quotes' }
}
