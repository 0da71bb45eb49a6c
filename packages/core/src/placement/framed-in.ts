import type { PhotoContent } from '../photo/index.ts'
import type { AutofillPhoto } from './autofill-photo.ts'
import { type FramedSlot, frameIn } from './frame-in.ts'
import { type PlacedPhoto, placePhoto } from './placed-photo.ts'
import { turnedContent } from './turned-content.ts'

/** Everything a photo's first crop depends on. */
interface FramedPhoto extends Pick<AutofillPhoto, 'id' | 'width' | 'height' | 'rotation' | 'isQuote'> {
  readonly content?: PhotoContent | undefined
}

/** A photo as it is first placed into a slot. */
export function framedIn(slot: FramedSlot, photo: FramedPhoto): PlacedPhoto {
  if (photo.isQuote) return placePhoto(photo.id, photo.rotation)
  const content = turnedContent(photo, photo.rotation, photo.content)
  return { ...placePhoto(photo.id, photo.rotation), ...frameIn(slot, content) }
}
