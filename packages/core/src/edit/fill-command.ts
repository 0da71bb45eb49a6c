import { type Collage, emptySlots, photoUses } from '../collage/index.ts'
import { type AutofillPhoto, autofill } from '../placement/index.ts'
import type { CommandOf } from './command.ts'

export interface FillPlan {
  readonly command: CommandOf<'fill'>
  /** Photos that are still on no slot afterwards: the customer is told when there are any. */
  readonly unused: readonly string[]
}

/** Fills the empty slots with photos that are not on the sheet yet. */
export function fillCommand(collage: Collage, photos: readonly AutofillPhoto[]): FillPlan {
  const uses = photoUses(collage)
  const slots = emptySlots(collage).map(({ slot, box }) => ({ slot, width: box.width, height: box.height }))
  const { placements, unused } = autofill(
    slots,
    photos.filter(({ id }) => !uses.has(id)),
  )
  return { command: { kind: 'fill', placements }, unused }
}
