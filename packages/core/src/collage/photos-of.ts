import type { PlacedPhoto } from '../placement/index.ts'
import { bySlotName } from './by-slot-name.ts'
import type { CollagePage } from './collage-page.ts'
import { sampleOf } from './sample-photo.ts'
import { photoSlots, slotDataOf } from './slots.ts'

export interface PhotoInSlot {
  readonly slot: string
  readonly photo: PlacedPhoto
}

/** The photos the sheet shows, in the order of its slots. */
export function shownPhotos(page: CollagePage): readonly PhotoInSlot[] {
  return photoSlots(page.template).flatMap(({ slot }) => {
    const photo = slotDataOf(page, slot)?.photo
    return photo ? [{ slot, photo }] : []
  })
}

/** How often each photo is on the sheet: the "used" count of its tile. */
export function photoUses(page: CollagePage): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { photo } of shownPhotos(page)) uses.set(photo.id, (uses.get(photo.id) ?? 0) + 1)
  return uses
}

/**
 * Photos placed in another template that have no slot in this one, each once, with the slot that keeps them. They stay
 * in the document for when that template returns; moving one places it here. Samples do not wait: nobody misses them.
 */
export function unplacedPhotos(page: CollagePage): readonly PhotoInSlot[] {
  const seen = new Set(photoUses(page).keys())
  const slots = new Set(photoSlots(page.template).map(({ slot }) => slot))
  const unplaced: PhotoInSlot[] = []
  for (const slot of Object.keys(page.userdata.images).toSorted(bySlotName)) {
    const photo = slotDataOf(page, slot)?.photo
    if (!photo || sampleOf(photo.id) !== undefined || slots.has(slot) || seen.has(photo.id)) continue
    seen.add(photo.id)
    unplaced.push({ slot, photo })
  }
  return unplaced
}
