import { emptySlots, samplePhotoId } from '@collagerie/core/collage'
import { fillWithSamples } from '@collagerie/core/placement'
import { loadSamples } from '../painting/sample-store.ts'
import { run, useDocument } from './document-store.ts'

/** Puts sample pictures into the empty slots of the shown page, in one step. Returns whether there are any. */
export async function trySamples(): Promise<boolean> {
  const { draftId: asked } = useDocument.getState()
  const samples = await loadSamples()
  const { page, draftId } = useDocument.getState()
  if (!page || draftId !== asked || samples.length === 0) return false
  const filled = fillWithSamples(page.template, samples, page.template.design)
  const placements = emptySlots(page).flatMap(({ slot }) => {
    const photo = filled[slot]?.photo
    return photo ? [{ slot, photo: { ...photo, id: samplePhotoId(photo.id) } }] : []
  })
  run({ kind: 'fill', placements })
  return true
}
