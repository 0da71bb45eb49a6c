import { emptySlots, pagesWithGaps, unplacedPhotos, usesOnPages } from '@collagerie/core/collage'
import { type Command, fillCommand } from '@collagerie/core/edit'
import { type AutofillPhoto, placePhoto } from '@collagerie/core/placement'
import { newStepKey, run, useDocument } from '../document/document-store.ts'
import { type LibraryPhoto, removePhoto, syncUsed, useLibrary } from '../photos/library-store.ts'
import { useDesk } from './desk-store.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>

/** The photos on offer that can be placed, in the order they were chosen. */
export function fillable(photos: Photos, order: readonly string[]): readonly AutofillPhoto[] {
  return order.flatMap((id, index) => {
    const photo = photos[id]
    if (photo?.state !== 'IMAGE') return []
    const { width, height, rotation, takenAt } = photo
    return [{ id, width, height, rotation, order: index, ...(takenAt === undefined ? {} : { takenAt }) }]
  })
}

/** On the page that is shown, unless told which. */
export function placeIn(slot: string, photoId: string, page?: number): void {
  const photo = useLibrary.getState().photos[photoId]
  if (photo?.state !== 'IMAGE') return
  run({ kind: 'place photo', slot, photo: placePhoto(photo.id, photo.rotation) }, undefined, page)
}

/** Puts a photo into the first empty slot. False when there is none. */
export function placeAnywhere(photoId: string): boolean {
  const { collage } = useDocument.getState()
  const slot = collage && emptySlots(collage)[0]?.slot
  if (!collage || slot === undefined) return false
  // One that another template had comes back as it was framed there.
  const waiting = unplacedPhotos(collage).find(({ photo }) => photo.id === photoId)
  if (waiting) run({ kind: 'move photo', from: waiting.slot, to: slot })
  else placeIn(slot, photoId)
  return true
}

/** Takes a photo out of the library. One that is used leaves every page too, in one step; says whether it did. */
export function takeAway(photoId: string): boolean {
  const { pages } = useDocument.getState()
  const isUsed = pages !== undefined && usesOnPages(pages).has(photoId)
  if (isUsed) {
    const step = newStepKey()
    for (const [page, { userdata }] of pages.entries()) {
      const slots = Object.entries(userdata.images).filter(([, { photo }]) => photo?.id === photoId)
      for (const [slot] of slots) run({ kind: 'remove photo', slot }, step, page)
    }
    syncUsed(usesOnPages(useDocument.getState().pages ?? pages))
  }
  removePhoto(photoId)
  return isUsed
}

/**
 * Fills the empty slots of the page shown, from all photos no page has yet or from those given. Says how many found no
 * place; while another page has room for them that is none.
 */
export function fillEmptySlots(ids?: readonly string[]): number {
  const { collage, pages } = useDocument.getState()
  const { photos, order } = useLibrary.getState()
  if (!collage || !pages) return 0
  const uses = usesOnPages(pages)
  const wanted = fillable(photos, order).filter(({ id }) => !uses.has(id) && (ids?.includes(id) ?? true))
  const { command, unused } = fillCommand(collage, wanted)
  run(command)
  const { collage: filled = collage, pages: now = pages } = useDocument.getState()
  useDesk.setState({ offersGaps: emptySlots(filled).length > 0 })
  return pagesWithGaps(now).length > 0 ? 0 : unused.length
}

/** Another order each time, and the same one again when the step is done anew. */
export function shuffleCommand(): Command {
  return { kind: 'shuffle', seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }
}
