import {
  type CollagePage,
  type PhotoInSlot,
  type PhotoSlotData,
  photoSlotOf,
  sampleOf,
  shownPhotos,
  slotDataOf,
  unplacedPhotos,
} from '../collage/index.ts'
import type { Move } from './command.ts'
import { reframe } from './photo-settings.ts'
import { withImages, withSlots } from './with-images.ts'

/** Slots the template lacks are skipped. A photo that waited for a slot has one now. */
export function placePhotos(page: CollagePage, placements: readonly PhotoInSlot[]): CollagePage {
  const wanted = placements.filter(({ slot }) => photoSlotOf(page.template, slot))
  const placedIds = new Set(wanted.map(({ photo }) => photo.id))
  const waiting = new Set(unplacedPhotos(page).map(({ photo }) => photo.id))
  const changes = new Map<string, PhotoSlotData | undefined>()
  for (const [slot, { photo }] of Object.entries(page.userdata.images)) {
    if (photo && waiting.has(photo.id) && placedIds.has(photo.id)) changes.set(slot, undefined)
  }
  for (const { slot, photo } of wanted) changes.set(slot, { ...slotDataOf(page, slot), photo })
  return withSlots(page, changes)
}

export function removePhoto(page: CollagePage, slot: string): CollagePage {
  return withSlots(page, new Map([[slot, undefined]]))
}

export function swapPhotos(page: CollagePage, from: string, to: string): CollagePage {
  if (!(isKnown(page, from) && isKnown(page, to))) return page
  return withSlots(
    page,
    new Map([
      [from, slotDataOf(page, to)],
      [to, slotDataOf(page, from)],
    ]),
  )
}

export function movePhoto(page: CollagePage, from: string, to: string): CollagePage {
  const replaced = slotDataOf(page, to)?.photo
  if (!slotDataOf(page, from)?.photo || (replaced && sampleOf(replaced.id) === undefined)) return page
  return swapPhotos(page, from, to)
}

/** A slot of the template, or one that keeps a photo for another template. */
function isKnown(page: CollagePage, slot: string): boolean {
  return photoSlotOf(page.template, slot) !== undefined || slotDataOf(page, slot) !== undefined
}

/** Photos exchange slots. If a photo would be lost or shown twice, nothing moves. */
export function exchangePhotos(page: CollagePage, moves: readonly Move[]): CollagePage {
  const shown = new Set(shownPhotos(page).map(({ slot }) => slot))
  const [sources, targets] = [new Set(moves.map(({ from }) => from)), new Set(moves.map(({ slot }) => slot))]
  const isRing = targets.size === moves.length && sources.size === moves.length
  if (!isRing || moves.some(({ slot, from }) => !sources.has(slot) || !shown.has(from))) return page
  const moved = withSlots(page, new Map(moves.map(({ slot, from }) => [slot, slotDataOf(page, from)] as const)))
  return moves.reduce((now, { slot, framing }) => (framing ? reframe(now, slot, framing) : now), moved)
}

export function dropPhotoFrom(page: CollagePage, id: string): CollagePage {
  const kept = Object.entries(page.userdata.images).filter(([, { photo }]) => photo?.id !== id)
  return withImages(page, Object.fromEntries(kept))
}
