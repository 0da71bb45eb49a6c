import { type Collage, sampleSlots } from '@collagerie/core/collage'
import { runTogether } from './document-store.ts'

/** Takes the sample pictures off a page, in one step. */
export function removeSamples(collage: Collage): void {
  runTogether(sampleSlots(collage).map((slot) => ({ kind: 'remove photo', slot })))
}
