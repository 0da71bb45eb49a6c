import { type CollagePage, emptySlots, photoUses } from '../collage/index.ts'
import { type AutofillPhoto, autofill } from '../placement/index.ts'
import type { CommandOf } from './command.ts'
import { ALL_WHOLE, type SeenParts, slotsToFill } from './slots-to-fill.ts'

/** Fills every empty slot, repeating all photos equally often. */
export function repeatCommand(
  page: CollagePage,
  photos: readonly AutofillPhoto[],
  seen: SeenParts = ALL_WHOLE,
): CommandOf<'fill'> {
  const uses = new Map(photoUses(page))
  const placements: CommandOf<'fill'>['placements'][number][] = []
  let left = slotsToFill(emptySlots(page), seen)
  while (left.length > 0 && photos.length > 0) {
    const least = Math.min(...photos.map(({ id }) => uses.get(id) ?? 0))
    const rare = photos.filter(({ id }) => (uses.get(id) ?? 0) === least)
    const { placements: placed } = autofill(left, rare)
    placements.push(...placed)
    for (const { photo } of placed) uses.set(photo.id, least + 1)
    left = left.filter(({ slot }) => !placed.some((each) => each.slot === slot))
  }
  return { kind: 'fill', placements }
}
