import { type CollagePage, isFinished } from '@collagerie/core/collage'

/** The button that stands out as the next step: photos first, then ordering once it is possible. */
export function nextStep(page: CollagePage): 'photos' | 'order' {
  return isFinished(page) ? 'order' : 'photos'
}
