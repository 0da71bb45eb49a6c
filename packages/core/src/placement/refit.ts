import { cheapestAssignment, costTable } from './assignment.ts'
import { arrangementCosts, assignPhotos, byCapture } from './autofill.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'
import { type ArrangementCosts, arrangementCost, NONE } from './improve-arrangement.ts'

/** A photo keeps its slot if the best one would cost at most this much less: nobody sees the difference. */
const UNSEEN_COST = 0.02
/** The sheet stays as it is if the best one would cost at most this much less for each slot. */
const UNSEEN_COST_EACH = 0.003

/**
 * Which photo each slot gets on a sheet that was laid out anew, by their ids. `held` names the photo that a slot has
 * now. Photos that still fit stay, and the others are placed as `autofill` would; if placing all of them anew fits
 * clearly better, that is done instead.
 */
export function refit(
  slots: readonly AutofillSlot[],
  photos: readonly AutofillPhoto[],
  held: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const inOrder = photos.toSorted(byCapture)
  const fresh = assignPhotos(arrangementCosts(slots, inOrder))
  // The customer's own order counts more than that of capture.
  const costs = arrangementCosts(slots, inOrder, 0)
  const indexOf = new Map(inOrder.map(({ id }, index) => [id, index]))
  const kept = keeping(
    costs,
    fresh,
    slots.map(({ slot }) => indexOf.get(held.get(slot) ?? '') ?? NONE),
  )
  const most = arrangementCost(costs, fresh) + UNSEEN_COST_EACH * slots.length
  const best = arrangementCost(costs, kept) <= most ? kept : fresh
  return new Map(
    slots.flatMap(({ slot }, index) => {
      const photo = inOrder[best[index] ?? NONE]
      return photo ? [[slot, photo.id] as const] : []
    }),
  )
}

function keeping(costs: ArrangementCosts, fresh: readonly number[], held: readonly number[]): readonly number[] {
  const bestCost = new Map(fresh.map((photo, slot) => [photo, photo === NONE ? 0 : costs.cost(slot, photo)]))
  const result = held.map((photo, slot) => {
    const best = bestCost.get(photo)
    return photo !== NONE && best !== undefined && costs.cost(slot, photo) <= best + UNSEEN_COST ? photo : NONE
  })
  const placed = new Set(result)
  const free = result.flatMap((photo, slot) => (photo === NONE ? [slot] : []))
  const waiting = fresh.filter((photo) => photo !== NONE && !placed.has(photo))
  const places = assigned(free, waiting, costs)
  return result.map((photo, slot) => (photo === NONE ? (places.get(slot) ?? NONE) : photo))
}

function assigned(
  slots: readonly number[],
  photos: readonly number[],
  { cost }: ArrangementCosts,
): ReadonlyMap<number, number> {
  const table = costTable(photos.length, slots.length, (photo, slot) => cost(slots[slot] ?? 0, photos[photo] ?? 0))
  const slotOf = cheapestAssignment(table)
  return new Map(photos.map((photo, index) => [slots[slotOf[index] ?? 0] ?? NONE, photo]))
}
