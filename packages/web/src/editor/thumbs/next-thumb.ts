import { type Collage, shownPhotos, withoutSamples } from '@collagerie/core/collage'

/** The button of a phone that stands out as the next step: photos first, then ordering once it is possible. */
export function nextThumb(collage: Collage): 'photos' | 'order' {
  return shownPhotos(withoutSamples(collage)).length > 0 ? 'order' : 'photos'
}
