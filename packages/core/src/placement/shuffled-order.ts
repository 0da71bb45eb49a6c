import { seededRandom } from '../geometry/index.ts'
import { arrange, arrangementCosts } from './autofill.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'

/** How much chance may outweigh: sizes, order and tones, but neither a cut face nor a photo lying in a standing slot. */
const CHANCE = 0.9
/** Staying where it is must be the worst a photo can do that has another place. */
const STAY = 4

/**
 * Another good order of the photos in some slots: for each slot the place of the slot its photo comes from. `photos` are
 * those in the slots now, one for each. The same seed always gives the same order.
 */
export function shuffledOrder(
  slots: readonly AutofillSlot[],
  photos: readonly AutofillPhoto[],
  seed: number,
): readonly number[] {
  const costs = arrangementCosts(slots, photos)
  const random = seededRandom(seed)
  const chances = Float64Array.from({ length: slots.length * photos.length }, () => random() * CHANCE)
  return arrange({
    ...costs,
    cost: (slot, photo) =>
      costs.cost(slot, photo) + (chances[slot * photos.length + photo] ?? 0) + (slot === photo ? STAY : 0),
  })
}
