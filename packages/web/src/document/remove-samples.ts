import { allSampleSlots, type CollagePage } from '@collagerie/core/collage'
import { runTogether } from './document-store.ts'

/** Takes the sample pictures off a page, those no layout shows at the moment too, in one step. */
export function removeSamples(page: CollagePage): void {
  runTogether(allSampleSlots(page).map((slot) => ({ kind: 'remove photo', slot })))
}
