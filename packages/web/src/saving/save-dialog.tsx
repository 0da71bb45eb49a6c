import type { SaveState } from '@collagerie/core/saving'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTabState } from '../navigation/tab-state.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useCompact } from '../ui/use-narrow.ts'
import type { MissingProps } from './can-not-order.tsx'
import { PieceToSave } from './piece-to-save.tsx'
import { purposeAskedFor } from './purpose-asked-for.ts'
import { SAVE_SCREENS } from './save-screens.tsx'
import { closeSaving, openSaving, useSaving } from './save-store.ts'

const TITLES = {
  CHECKING: 'checkingTitle',
  LOGIN: 'loginTitle',
  LOGIN_FOR_COLLAGE: 'loginForCollage',
  REGISTER: 'registerTitle',
  SAVING: 'savingTitle',
  SAVED: 'saved',
  ERROR: 'errorTitle',
  WANT_TO_QUIT: 'quitTitle',
  CAN_NOT_ORDER: 'canNotOrderTitle',
  TEXT_UNWRITTEN: 'textUnwrittenTitle',
} as const satisfies Record<SaveState, string>

/** A customer who orders is not told about saving. */
const TITLES_TO_ORDER = { ...TITLES, LOGIN: 'loginToOrder', REGISTER: 'registerToOrder' } as const

/** What asks for an account shows the collage it is for; the good news shows what was saved. */
const SHOWS_PIECE: ReadonlySet<SaveState> = new Set(['LOGIN', 'REGISTER', 'SAVED'])

/** The navigation's state decides what the dialog is open for; the dialog's own state machine decides what it shows. */
export function SaveDialog({ onWrite, onGaps, onPhotos, onFill }: MissingProps) {
  const t = useTranslations()
  const editorState = useTabState((tab) => tab.editorState)
  const { purpose, state } = useSaving(({ dialog }) => dialog)
  const asked = purposeAskedFor(editorState)
  const [isForgotten, setForgotten] = useState(false)
  const isCompact = useCompact()

  useEffect(() => {
    if (useSaving.getState().dialog.purpose !== asked) openSaving(asked)
  }, [asked])

  if (state === undefined) return null
  const { body, actions } = SAVE_SCREENS[state]
  const Actions = actions
  const Body = body
  const piece = SHOWS_PIECE.has(state) && <PieceToSave />
  const hasAside = piece && !isCompact
  return (
    <Dialog
      title={t(`savedialog.${isForgotten ? 'forgotten' : (purpose === 'order' ? TITLES_TO_ORDER : TITLES)[state]}`)}
      closeLabel={t('misc.close')}
      isOpen
      page={state}
      // Three buttons stand in one row.
      {...(state === 'TEXT_UNWRITTEN' && { width: 'reading' })}
      {...(hasAside && { width: 'wide', aside: piece })}
      onClose={closeSaving}
      isDismissable={state !== 'SAVING'}
      {...(Actions && {
        actions: (
          <Actions
            purpose={purpose}
            {...(onWrite && { onWrite })}
            {...(onGaps && { onGaps })}
            {...(onPhotos && { onPhotos })}
            {...(onFill && { onFill })}
          />
        ),
      })}
    >
      <Body purpose={purpose} onForgotten={setForgotten} piece={!hasAside && piece} />
    </Dialog>
  )
}
