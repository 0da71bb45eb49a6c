import { type CollagePage, photoSlots } from '@collagerie/core/collage'
import { picksIn } from '@collagerie/core/handling'
import { newStepKey, run } from '../../document/document-store.ts'
import { pickNone, usePicks } from './picks-store.ts'

/** The slots chosen on this sheet, in the template's order. */
export function pickedSlots({ template }: CollagePage): readonly string[] {
  return picksIn(
    usePicks.getState().slots,
    photoSlots(template).map(({ slot }) => slot),
  )
}

/** Removes the photos of all chosen slots, in one step. */
export function clearPicked(page: CollagePage): void {
  const step = newStepKey()
  for (const slot of pickedSlots(page)) run({ kind: 'remove photo', slot }, step)
  pickNone()
}
