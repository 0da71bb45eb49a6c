import { type CollagePage, emptySlots, photoUses } from '../collage/index.ts'
import { type AutofillPhoto, autofill } from '../placement/index.ts'
import type { CommandOf } from './command.ts'
import { ALL_WHOLE, type SeenParts, slotsToFill } from './slots-to-fill.ts'

export interface FillPlan {
  readonly command: CommandOf<'fill'>
  /** Photos still without a slot, which the customer is told. */
  readonly unused: readonly string[]
}

/** Fills the empty slots with photos that are not on the sheet yet. */
export function fillCommand(
  page: CollagePage,
  photos: readonly AutofillPhoto[],
  seen: SeenParts = ALL_WHOLE,
): FillPlan {
  const uses = photoUses(page)
  const { placements, unused } = autofill(
    slotsToFill(emptySlots(page), seen),
    photos.filter(({ id }) => !uses.has(id)),
  )
  return { command: { kind: 'fill', placements }, unused }
}
