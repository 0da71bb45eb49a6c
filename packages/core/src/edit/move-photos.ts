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
export function placePhotos(collage: CollagePage, placements: readonly PhotoInSlot[]): CollagePage {
  const wanted = placements.filter(({ slot }) => photoSlotOf(collage.template, slot))
  const placedIds = new Set(wanted.map(({ photo }) => photo.id))
  const waiting = new Set(unplacedPhotos(collage).map(({ photo }) => photo.id))
  const changes = new Map<string, PhotoSlotData | undefined>()
  for (const [slot, { photo }] of Object.entries(collage.userdata.images)) {
    if (photo && waiting.has(photo.id) && placedIds.has(photo.id)) changes.set(slot, undefined)
  }
  for (const { slot, photo } of wanted) changes.set(slot, { ...slotDataOf(collage, slot), photo })
  return withSlots(collage, changes)
}

export function removePhoto(collage: CollagePage, slot: string): CollagePage {
  return withSlots(collage, new Map([[slot, undefined]]))
}

export function swapPhotos(collage: CollagePage, from: string, to: string): CollagePage {
  if (!(isKnown(collage, from) && isKnown(collage, to))) return collage
  return withSlots(
    collage,
    new Map([
      [from, slotDataOf(collage, to)],
      [to, slotDataOf(collage, from)],
    ]),
  )
}

export function movePhoto(collage: CollagePage, from: string, to: string): CollagePage {
  const replaced = slotDataOf(collage, to)?.photo
  if (!slotDataOf(collage, from)?.photo || (replaced && sampleOf(replaced.id) === undefined)) return collage
  return swapPhotos(collage, from, to)
}

/** A slot of the template, or one that keeps a photo for another template. */
function isKnown(collage: CollagePage, slot: string): boolean {
  return photoSlotOf(collage.template, slot) !== undefined || slotDataOf(collage, slot) !== undefined
}

/** Photos exchange slots. If a photo would be lost or shown twice, nothing moves. */
export function exchangePhotos(collage: CollagePage, moves: readonly Move[]): CollagePage {
  const shown = new Set(shownPhotos(collage).map(({ slot }) => slot))
  const [sources, targets] = [new Set(moves.map(({ from }) => from)), new Set(moves.map(({ slot }) => slot))]
  const isRing = targets.size === moves.length && sources.size === moves.length
  if (!isRing || moves.some(({ slot, from }) => !sources.has(slot) || !shown.has(from))) return collage
  const moved = withSlots(collage, new Map(moves.map(({ slot, from }) => [slot, slotDataOf(collage, from)] as const)))
  return moves.reduce((now, { slot, framing }) => (framing ? reframe(now, slot, framing) : now), moved)
}

export function dropPhotoFrom(collage: CollagePage, id: string): CollagePage {
  const kept = Object.entries(collage.userdata.images).filter(([, { photo }]) => photo?.id !== id)
  return withImages(collage, Object.fromEntries(kept))
}
