import { type Collage, shownPhotos, withoutSamples } from '@collagerie/core/collage'

/** The button that stands out as the next step: photos, and from the customer's first photo on the order. */
export function nextThumb(collage: Collage): 'photos' | 'order' {
  return shownPhotos(withoutSamples(collage)).length > 0 ? 'order' : 'photos'
}
