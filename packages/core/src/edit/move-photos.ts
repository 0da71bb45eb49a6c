import {
  type Collage,
  type PhotoInSlot,
  type PhotoSlotData,
  photoSlotOf,
  shownPhotos,
  slotDataOf,
  unplacedPhotos,
} from '../collage/index.ts'
import { seededRandom } from '../geometry/index.ts'
import { withImages, withSlots } from './with-images.ts'

/** Slots the template lacks are passed over. A photo that waited without a slot is here now and waits no longer. */
export function placePhotos(collage: Collage, placements: readonly PhotoInSlot[]): Collage {
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

export function removePhoto(collage: Collage, slot: string): Collage {
  return withSlots(collage, new Map([[slot, undefined]]))
}

export function swapPhotos(collage: Collage, from: string, to: string): Collage {
  if (!(isKnown(collage, from) && isKnown(collage, to))) return collage
  return withSlots(
    collage,
    new Map([
      [from, slotDataOf(collage, to)],
      [to, slotDataOf(collage, from)],
    ]),
  )
}

export function movePhoto(collage: Collage, from: string, to: string): Collage {
  if (!slotDataOf(collage, from)?.photo || slotDataOf(collage, to)?.photo) return collage
  return swapPhotos(collage, from, to)
}

/** A slot of the template, or one that keeps a photo for another template. */
function isKnown(collage: Collage, slot: string): boolean {
  return photoSlotOf(collage.template, slot) !== undefined || slotDataOf(collage, slot) !== undefined
}

/** One round through all filled slots (Sattolo), so that no photo stays where it is. */
export function shuffle(collage: Collage, seed: number): Collage {
  const slots = shownPhotos(collage).map(({ slot }) => slot)
  const sources = [...slots]
  const random = seededRandom(seed)
  for (let last = sources.length - 1; last > 0; last--) {
    const other = Math.floor(random() * last)
    const [a, b] = [sources[last], sources[other]]
    if (a === undefined || b === undefined) continue
    sources[last] = b
    sources[other] = a
  }
  return withSlots(
    collage,
    new Map(slots.map((slot, index) => [slot, slotDataOf(collage, sources[index] ?? slot)] as const)),
  )
}

export function dropPhotoFrom(collage: Collage, id: string): Collage {
  const kept = Object.entries(collage.userdata.images).filter(([, { photo }]) => photo?.id !== id)
  return withImages(collage, Object.fromEntries(kept))
}
