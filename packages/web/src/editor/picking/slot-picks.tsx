import { type Collage, photoSlots, slotDataOf } from '@collagerie/core/collage'
import { picksIn } from '@collagerie/core/handling'
import { useTranslations } from 'use-intl'
import { newStepKey, run } from '../../document/document-store.ts'
import { PicksBar } from './picks-bar.tsx'
import { pickNone, usePicks } from './picks-store.ts'

/** The slots chosen on this sheet, as the template counts them. */
export function pickedSlots({ template }: Collage): readonly string[] {
  return picksIn(
    usePicks.getState().slots,
    photoSlots(template).map(({ slot }) => slot),
  )
}

/** Takes the photos out of all that is chosen, in one step. */
export function clearPicked(collage: Collage): void {
  const step = newStepKey()
  for (const slot of pickedSlots(collage)) run({ kind: 'remove photo', slot }, step)
  pickNone()
}

/** What can be done with the slots chosen on the sheet. */
export function SlotPicks({ collage }: { readonly collage: Collage }) {
  const t = useTranslations('editor.picks')
  usePicks((state) => state.slots)
  const slots = pickedSlots(collage)
  const [first, second] = slots
  if (first === undefined) return null
  const filled = slots.filter((slot) => slotDataOf(collage, slot)?.photo)
  const model = filled[0] === undefined ? undefined : slotDataOf(collage, filled[0])?.photo

  function swap(): void {
    if (first !== undefined && second !== undefined) run({ kind: 'swap photos', from: first, to: second })
    pickNone()
  }

  /** Effect and adjustments of the first are given to the others. */
  function dressAlike(): void {
    const step = newStepKey()
    if (!model) return
    const { effect, adjustments } = model
    for (const slot of filled.slice(1)) run({ kind: 'set effect', slot, effect, adjustments }, step)
    pickNone()
  }

  return (
    <PicksBar
      count={slots.length}
      actions={[
        { label: t('swap'), isDisabled: slots.length !== 2 || filled.length === 0, run: swap },
        { label: t('alike'), isDisabled: filled.length < 2, run: dressAlike },
        { label: t('clear'), isDisabled: filled.length === 0, run: () => clearPicked(collage) },
      ]}
    />
  )
}
