import type { CollagePage } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import { useTranslations } from 'use-intl'
import { runTogether } from '../../document/document-store.ts'
import { centred, filledOf, sameEffect, sameZoom } from './alike-commands.ts'
import { clearPicked, pickedSlots } from './picked-slots.ts'
import { PicksBar } from './picks-bar.tsx'
import { pickNone, usePicks } from './picks-store.ts'

/** The actions for the slots chosen on the sheet. */
export function SlotPicks({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor.picks')
  usePicks((state) => state.slots)
  const slots = pickedSlots(page)
  const [first, second] = slots
  if (first === undefined) return null
  const filled = filledOf(page, slots)

  function together(commands: readonly Command[]): void {
    runTogether(commands)
    pickNone()
  }

  return (
    <PicksBar
      isBelowSheet
      count={slots.length}
      actions={[
        {
          label: t('swap'),
          isDisabled: second === undefined || slots.length !== 2 || filled.length === 0,
          run: () => together([{ kind: 'swap photos', from: first, to: second ?? first }]),
        },
        { label: t('alike'), isDisabled: filled.length < 2, run: () => together(sameEffect(page, slots)) },
        { label: t('sameZoom'), isDisabled: filled.length < 2, run: () => together(sameZoom(page, slots)) },
        { label: t('centre'), isDisabled: filled.length === 0, run: () => together(centred(page, slots)) },
        { label: t('clear'), isDisabled: filled.length === 0, run: () => clearPicked(page) },
      ]}
    />
  )
}
