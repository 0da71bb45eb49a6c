import { sampleOf } from '@collagerie/core/collage'
import type { PictureSource } from '../painting/picture-source.ts'
import { sampleSource } from '../painting/sample-store.ts'

/** The customer's photos, and the sample pictures shown in their place. */
export function sourceWithSamples(photos: PictureSource): PictureSource {
  return {
    photoSize(id) {
      const sample = sampleOf(id)
      return sample === undefined ? photos.photoSize(id) : sampleSource.photoSize(sample)
    },
    picture(id, ...asked) {
      const sample = sampleOf(id)
      return sample === undefined ? photos.picture(id, ...asked) : sampleSource.picture(sample, ...asked)
    },
  }
}
