import { type CollagePhoto, cleanPhotoName, type PhotoOrigin } from '@collagerie/protocol'
import type { LibraryPhoto, PhotoType } from './library-photo.ts'

/** What the server is told of a photo beside its bytes, so that it comes back as what it was. */
export function originOf({ name, photoType, uniqueFileId }: LibraryPhoto): PhotoOrigin {
  // Quotes are the shop's own and are never sent.
  const source = photoType === 'quotes' ? 'other' : photoType
  return {
    name: cleanPhotoName(name),
    source,
    // A file's own mark is made of its content, which the server knows better.
    externalId: source === 'computer' ? '' : (uniqueFileId ?? ''),
  }
}

const TYPES: readonly PhotoType[] = ['computer', 'quotes', 'instagram', 'other']

/** The other way: how the library knows a photo of the account. One without a name is told apart by `fallbackName`. */
export function storedOrigin({ name, type, unique, externalId }: CollagePhoto, fallbackName: string) {
  return {
    name: name === '' ? fallbackName : name,
    photoType: TYPES.find((each) => each === type) ?? 'other',
    uniqueFileId: externalId === '' ? unique : externalId,
  }
}
