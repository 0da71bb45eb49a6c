import { run } from '../../document/document-store.ts'
import type { FrenchTexts } from '../../language/messages/translation.ts'
import { takeStep } from '../../navigation/tab-state.ts'
import type { IconName } from '../../ui/icon.tsx'
import { focusStop } from '../focus-stop.ts'

interface SlotAction {
  readonly icon: IconName
  readonly text: keyof FrenchTexts['editor']
  /** Whether it needs the loaded photo, not only its place on the sheet. */
  readonly needsPhoto: boolean
  run(slot: string): void
}

/** What a double click on the photo does too. */
export const EDIT = {
  icon: 'pencil',
  text: 'edit',
  needsPhoto: true,
  run: () => takeStep('editPhoto'),
} as const satisfies SlotAction

/** The actions for the photo in a slot, in the menu's order. */
export const SLOT_ACTIONS = [
  { icon: 'replace', text: 'replace', needsPhoto: false, run: () => takeStep('replacePhoto') },
  EDIT,
  {
    icon: 'trash',
    text: 'delete',
    needsPhoto: false,
    run(slot: string) {
      run({ kind: 'remove photo', slot })
      focusStop(slot)
    },
  },
] as const satisfies readonly SlotAction[]
