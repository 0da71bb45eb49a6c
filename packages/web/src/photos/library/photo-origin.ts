import { type CollagePhoto, cleanPhotoName, type PhotoOrigin } from '@collagerie/protocol'
import type { LibraryPhoto, PhotoType } from './library-photo.ts'

/** What the server stores of a photo beside its bytes, so that it comes back unchanged. */
export function originOf({ name, photoType, uniqueFileId }: LibraryPhoto): PhotoOrigin {
  // Quotes are the shop's own and are never sent.
  const source = photoType === 'quotes' ? 'other' : photoType
  return {
    name: cleanPhotoName(name),
    source,
    // A file's id comes from its content, which the server knows better.
    externalId: source === 'computer' ? '' : (uniqueFileId ?? ''),
  }
}

const TYPES: readonly PhotoType[] = ['computer', 'quotes', 'instagram', 'other']

/** The reverse: the library's view of an account's photo. A photo without a name gets `fallbackName`. */
export function storedOrigin({ name, type, unique, externalId }: CollagePhoto, fallbackName: string) {
  return {
    name: name === '' ? fallbackName : name,
    photoType: TYPES.find((each) => each === type) ?? 'other',
    uniqueFileId: externalId === '' ? unique : externalId,
  }
}
