import { type Collage, shownPhotos, withoutSamples } from '@collagerie/core/collage'

/** Which of a phone's buttons comes next and stands out: photos first, and the order once there is something to order. */
export function nextThumb(collage: Collage): 'photos' | 'order' {
  return shownPhotos(withoutSamples(collage)).length > 0 ? 'order' : 'photos'
}
