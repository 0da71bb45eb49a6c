import { type CollagePage, photoSlots } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import { picksIn } from '@collagerie/core/handling'
import { useTranslations } from 'use-intl'
import { newStepKey, run, runTogether } from '../../document/document-store.ts'
import { centred, filledOf, sameEffect, sameZoom } from './alike-commands.ts'
import { PicksBar } from './picks-bar.tsx'
import { pickNone, usePicks } from './picks-store.ts'

/** The slots chosen on this sheet, in the template's order. */
export function pickedSlots({ template }: CollagePage): readonly string[] {
  return picksIn(
    usePicks.getState().slots,
    photoSlots(template).map(({ slot }) => slot),
  )
}

/** Removes the photos of all chosen slots, in one step. */
export function clearPicked(collage: CollagePage): void {
  const step = newStepKey()
  for (const slot of pickedSlots(collage)) run({ kind: 'remove photo', slot }, step)
  pickNone()
}

/** The actions for the slots chosen on the sheet. */
export function SlotPicks({ collage }: { readonly collage: CollagePage }) {
  const t = useTranslations('editor.picks')
  usePicks((state) => state.slots)
  const slots = pickedSlots(collage)
  const [first, second] = slots
  if (first === undefined) return null
  const filled = filledOf(collage, slots)

  function together(commands: readonly Command[]): void {
    runTogether(commands)
    pickNone()
  }

  return (
    <PicksBar
      count={slots.length}
      actions={[
        {
          label: t('swap'),
          isDisabled: second === undefined || slots.length !== 2 || filled.length === 0,
          run: () => together([{ kind: 'swap photos', from: first, to: second ?? first }]),
        },
        { label: t('alike'), isDisabled: filled.length < 2, run: () => together(sameEffect(collage, slots)) },
        { label: t('sameZoom'), isDisabled: filled.length < 2, run: () => together(sameZoom(collage, slots)) },
        { label: t('centre'), isDisabled: filled.length === 0, run: () => together(centred(collage, slots)) },
        { label: t('clear'), isDisabled: filled.length === 0, run: () => clearPicked(collage) },
      ]}
    />
  )
}
