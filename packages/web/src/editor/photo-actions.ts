import { emptySlots, pagesWithGaps, photoSlotOf, unplacedPhotos, usesOnPages } from '@collagerie/core/collage'
import { framedIn, placePhoto } from '@collagerie/core/placement'
import { newStepKey, run, useDocument } from '../document/document-store.ts'
import { knownSeenParts } from '../painting/seen-parts.ts'
import { removePhoto, syncUsed, useLibrary } from '../photos/library-store.ts'
import { arrange } from './arrange.ts'
import { offerForGaps } from './editor-ui-store.ts'

interface Placing {
  /** The page's index; the shown page, if not given. */
  readonly at?: number | undefined
  /** Placements with the same step are undone together. */
  readonly step?: string | undefined
}

export function placeIn(slot: string, photoId: string, { at, step }: Placing = {}): void {
  const photo = useLibrary.getState().photos[photoId]
  if (photo?.state !== 'IMAGE') return
  const { pages, shown } = useDocument.getState()
  const page = pages?.[at ?? shown]
  const box = page && photoSlotOf(page.template, slot)?.box
  const placed = box
    ? framedIn({ ...box, seen: knownSeenParts(page.template).get(slot) }, photo)
    : placePhoto(photo.id, photo.rotation)
  run({ kind: 'place photo', slot, photo: placed }, step, at)
}

/** Puts a photo into the first empty slot of the shown page, or of the given one. False if there is none. */
export function placeAnywhere(photoId: string, { at = useDocument.getState().shown, step }: Placing = {}): boolean {
  const page = useDocument.getState().pages?.[at]
  const slot = page && emptySlots(page)[0]?.slot
  if (!page || slot === undefined) return false
  // A photo from another template returns as it was framed there.
  const waiting = unplacedPhotos(page).find(({ photo }) => photo.id === photoId)
  if (waiting) run({ kind: 'move photo', from: waiting.slot, to: slot }, step, at)
  else placeIn(slot, photoId, { at, step })
  return true
}

/** Removes a photo from the library and, in one step, from every page. Returns whether a page showed it. */
export function takeAway(photoId: string, step = newStepKey()): boolean {
  const { pages } = useDocument.getState()
  const isUsed = pages !== undefined && usesOnPages(pages).has(photoId)
  if (isUsed) {
    for (const [at, { userdata }] of pages.entries()) {
      const slots = Object.entries(userdata.images).filter(([, { photo }]) => photo?.id === photoId)
      for (const [slot] of slots) run({ kind: 'remove photo', slot }, step, at)
    }
    syncUsed(usesOnPages(useDocument.getState().pages ?? pages))
  }
  removePhoto(photoId)
  return isUsed
}

/**
 * Fills the empty slots of the shown page with the given photos, or with all that no page shows. Returns how many found
 * no slot, or 0 while another page has room.
 */
export async function fillEmptySlots(ids?: readonly string[]): Promise<number> {
  const filled = await arrange('fill', {
    wanted: (pages) => {
      const uses = usesOnPages(pages)
      return ({ id }) => !uses.has(id) && (ids?.includes(id) ?? true)
    },
  })
  const { page, pages } = useDocument.getState()
  if (!filled || !page || !pages) return 0
  offerForGaps(emptySlots(page).length > 0)
  return pagesWithGaps(pages).length > 0 ? 0 : filled.unused.length
}

/** Finds another good order each time; redo repeats the same one. */
export async function shufflePhotos(): Promise<void> {
  await arrange('shuffle', {
    wanted: (pages) => {
      const uses = usesOnPages(pages)
      return ({ id }) => uses.has(id)
    },
  })
}
