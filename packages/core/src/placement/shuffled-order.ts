import { seededRandom } from '../geometry/index.ts'
import { arrangementCosts, assignPhotos } from './autofill.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'

/** Chance may outweigh size, order and tones, but neither a cut face nor a landscape photo in a portrait slot. */
const CHANCE = 0.9
/** Makes staying in place the worst choice for a photo that has another. */
const STAY = 4

/**
 * Another good order of the photos in these slots: for each slot the index of the slot its photo comes from. `photos`
 * holds the present photo of each slot. The same seed always gives the same order.
 */
export function shuffledOrder(
  slots: readonly AutofillSlot[],
  photos: readonly AutofillPhoto[],
  seed: number,
): readonly number[] {
  const costs = arrangementCosts(slots, photos)
  const random = seededRandom(seed)
  const chances = Float64Array.from({ length: slots.length * photos.length }, () => random() * CHANCE)
  return assignPhotos({
    ...costs,
    cost: (slot, photo) =>
      costs.cost(slot, photo) + (chances[slot * photos.length + photo] ?? 0) + (slot === photo ? STAY : 0),
  })
}
