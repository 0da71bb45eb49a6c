import { cheapestAssignment, costTable } from './assignment.ts'
import { autofillCost } from './autofill-cost.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'
import { framedIn } from './framed-in.ts'
import { type ArrangementCosts, improveArrangement, NONE } from './improve-arrangement.ts'
import { neighbourCost } from './neighbour-cost.ts'
import { neighboursOf } from './neighbours.ts'
import type { PlacedPhoto } from './placed-photo.ts'

export interface Autofill {
  readonly placements: readonly { readonly slot: string; readonly photo: PlacedPhoto }[]
  /** Photos that got no slot, oldest first. */
  readonly unused: readonly string[]
}

/**
 * Gives empty slots suitable photos: no face is cut, then shape counts, then size; shots of one scene stay apart, and
 * otherwise photos keep the order in which they were taken. The order of `photos` makes no difference.
 */
export function autofill(slots: readonly AutofillSlot[], photos: readonly AutofillPhoto[]): Autofill {
  const inOrder = eachOnce(photos).toSorted(byCapture)
  const photoIn = assignPhotos(arrangementCosts(slots, inOrder))
  const placements = slots.flatMap((slot, index) => {
    const photo = inOrder[photoIn[index] ?? NONE]
    return photo ? [{ slot: slot.slot, photo: framedIn(slot, photo) }] : []
  })
  const placed = new Set(placements.map(({ photo }) => photo.id))
  return { placements, unused: inOrder.map(({ id }) => id).filter((id) => !placed.has(id)) }
}

export function arrangementCosts(
  slots: readonly AutofillSlot[],
  photos: readonly AutofillPhoto[],
  orderWeight?: number,
): ArrangementCosts {
  const table = costTable(slots.length, photos.length, autofillCost(slots, photos, orderWeight))
  const isLookedAt = photos.some(({ content }) => content)
  return {
    slots: slots.length,
    photos: photos.length,
    cost: (slot, photo) => table.costs[slot * photos.length + photo] ?? 0,
    neighbours: isLookedAt ? neighboursOf(slots) : [],
    neighbourCost: neighbourCost(photos),
  }
}

/** The index of each slot's photo, below 0 if it has none. Starts as if slots had no neighbours. */
export function assignPhotos(costs: ArrangementCosts): readonly number[] {
  return improveArrangement(costs, photosBySlot(costs))
}

function photosBySlot({ slots, photos, cost }: ArrangementCosts): readonly number[] {
  if (slots <= photos) return cheapestAssignment(costTable(slots, photos, cost))
  const slotOf = cheapestAssignment(costTable(photos, slots, (photo, slot) => cost(slot, photo)))
  return Array.from({ length: slots }, (_, slot) => slotOf.indexOf(slot))
}

function eachOnce(photos: readonly AutofillPhoto[]): readonly AutofillPhoto[] {
  return [...new Map(photos.toReversed().map((photo) => [photo.id, photo])).values()]
}

/** Photos without a time come last; ties are broken by id, so that nothing depends on chance. */
export function byCapture(a: AutofillPhoto, b: AutofillPhoto): number {
  return timeOf(a) - timeOf(b) || a.order - b.order || (a.id < b.id ? -1 : 1)
}

function timeOf({ takenAt }: AutofillPhoto): number {
  return takenAt !== undefined && Number.isFinite(takenAt) ? takenAt : Number.MAX_VALUE
}
