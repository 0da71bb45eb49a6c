import { type CollagePage, isFinished } from '@collagerie/core/collage'

/** The button that stands out as the next step: photos first, then ordering once it is possible. */
export function nextStep(collage: CollagePage): 'photos' | 'order' {
  return isFinished(collage) ? 'order' : 'photos'
}
