import { type Collage, isFinished } from '@collagerie/core/collage'

/** The button that stands out as the next step: photos first, then ordering once it is possible. */
export function nextStep(collage: Collage): 'photos' | 'order' {
  return isFinished(collage) ? 'order' : 'photos'
}
