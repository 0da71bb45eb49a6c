import type { Size } from '../geometry/index.ts'
import { cheapestAssignment, costTable } from './assignment.ts'
import { autofillCost } from './autofill-cost.ts'
import { type PlacedPhoto, placePhoto } from './placed-photo.ts'
import type { Rotation } from './rotation.ts'

export interface AutofillSlot extends Size {
  readonly slot: string
}

/** A photo at hand: its pixels as stored, and what turns them upright. */
export interface AutofillPhoto extends Size {
  readonly id: string
  readonly rotation: Rotation
  /** When it was taken, in milliseconds, where the file says so. */
  readonly takenAt?: number
  /** Its place in the order in which the photos were chosen. */
  readonly order: number
}

export interface Autofill {
  readonly placements: readonly { readonly slot: string; readonly photo: PlacedPhoto }[]
  /** Photos for which there was no slot, in the order they were taken. */
  readonly unused: readonly string[]
}

/**
 * Gives empty slots the photos that suit them: shape first, then size, and in the order they were taken as far as those
 * two leave it open. The order in which the photos are handed in makes no difference.
 */
export function autofill(slots: readonly AutofillSlot[], photos: readonly AutofillPhoto[]): Autofill {
  const inOrder = eachOnce(photos).toSorted(byCapture)
  const photoIn = photosBySlot(slots.length, inOrder.length, autofillCost(slots, inOrder))
  const placements = slots.flatMap(({ slot }, index) => {
    const photo = inOrder[photoIn[index] ?? -1]
    return photo ? [{ slot, photo: placePhoto(photo.id, photo.rotation) }] : []
  })
  const placed = new Set(placements.map(({ photo }) => photo.id))
  return { placements, unused: inOrder.map(({ id }) => id).filter((id) => !placed.has(id)) }
}

/** The photo of each slot, by their places; below 0 where there is none. */
function photosBySlot(slots: number, photos: number, cost: (slot: number, photo: number) => number): readonly number[] {
  if (slots <= photos) return cheapestAssignment(costTable(slots, photos, cost))
  const slotOf = cheapestAssignment(costTable(photos, slots, (photo, slot) => cost(slot, photo)))
  return Array.from({ length: slots }, (_, slot) => slotOf.indexOf(slot))
}

function eachOnce(photos: readonly AutofillPhoto[]): readonly AutofillPhoto[] {
  return [...new Map(photos.toReversed().map((photo) => [photo.id, photo])).values()]
}

/** Photos without a time come last; what is left undecided goes by id, so that nothing depends on chance. */
function byCapture(a: AutofillPhoto, b: AutofillPhoto): number {
  return timeOf(a) - timeOf(b) || a.order - b.order || (a.id < b.id ? -1 : 1)
}

function timeOf({ takenAt }: AutofillPhoto): number {
  return takenAt !== undefined && Number.isFinite(takenAt) ? takenAt : Number.MAX_VALUE
}
