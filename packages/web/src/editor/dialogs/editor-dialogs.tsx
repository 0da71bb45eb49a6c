import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { type CollagePage, slotDataOf } from '@collagerie/core/collage'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import { useEffect } from 'react'
import { useThemeList } from '../../catalogue/use-theme-list.ts'
import { useDocument } from '../../document/document-store.ts'
import { useLanguage, withTexts } from '../../language/language-store.ts'
import type { NavigationState } from '../../navigation/navigation-state.ts'
import { takeStep, useTabState } from '../../navigation/tab-state.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { closeRefusedFiles, forgetRefusedFiles, useRefusedFiles } from '../../photos/refused-files.ts'
import { SAVE_BUTTON_ID } from '../../saving/save-controls.tsx'
import { SaveDialog } from '../../saving/save-dialog.tsx'
import { goToUnwrittenText } from '../../saving/save-store.ts'
import { KitLanguage } from '../../ui/kit-language.tsx'
import { seldomPart } from '../../ui/late-part.tsx'
import { usePhone } from '../../ui/use-narrow.ts'
import { BackgroundMenu } from '../colour/background-menu.tsx'
import { MENU_BUTTON_ID } from '../editor-header.tsx'
import { closeOver, closePanel, isOpened, offerForGaps, offerToFill, useEditorUi, workOn } from '../editor-ui-store.ts'
import { focusStop, returnFocus, sheetStop } from '../focus-stop.ts'
import { LayoutMenu } from '../layout/layout-menu.tsx'
import { SIDE_MENU_ID } from '../menu/side-menu-id.ts'
import { panelButtonId } from '../panel/panel-button-id.ts'
import { fillEmptySlots } from '../photo-actions.ts'
import { TrayMenu } from '../picking/tray-menu.tsx'
import { showNotAllPlacedToast } from '../sheet-toasts.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { TextMenu } from '../text/text-menu.tsx'
import { TitleDialog } from '../text/title-dialog.tsx'
import { ChoosePhoto } from './choose-photo.tsx'
import { DialogBoundary } from './dialog-boundary.tsx'
import { EditPhoto } from './edit-photo.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { showLayoutTakenToast } from './show-layout-taken-toast.ts'
import { SlotMenu } from './slot-menu.tsx'

/** Already loaded by `openView`. */
const ViewCollage = seldomPart(async () => (await import('../view-collage.tsx')).ViewCollage)

/** Used by customers who have added photos, and by few others. */
const LayoutsDialog = seldomPart(
  async () => (await withTexts(import('../../suggesting/layouts-dialog.tsx'))).LayoutsDialog,
)

/** Most customers only bring photos. */
const RefusedDialog = seldomPart(async () => (await import('../../photos/refused-dialog.tsx')).RefusedDialog)

const close = () => void takeStep('closeDialog')

/** The phone's drawer that contained its button is closed by now. */
function closeView(): void {
  closeOver('view')
  focusMenu()
}

/** The hint that led here may be gone by now; then the sheet gets the focus. */
function focusMenu(): void {
  if (document.getElementById(SIDE_MENU_ID)) return returnFocus(sheetStop)
  returnFocus(() => document.getElementById(MENU_BUTTON_ID) ?? document.getElementById(panelButtonId('layout')))
}

function closeLayouts(): void {
  closeOver('layouts')
  focusMenu()
}

function layoutTaken({ choice, unused }: PhotoLayout, leftOut: readonly string[]): void {
  closeLayouts()
  showLayoutTakenToast({ name: choice.offered.name, unused }, leftOut)
}

/** Without photos there is nothing to fill the slots with: the sheet asks for some. */
function offerToFillGaps(): void {
  offerForGaps(useLibrary.getState().order.length > 0)
}

function fillNow(): void {
  void fillEmptySlots().then((left) => left > 0 && showNotAllPlacedToast())
}

function choosePhotos(): void {
  workOn(undefined)
  takeStep('clickEmptySlot')
}

function writeText(): void {
  workOn(goToUnwrittenText())
  takeStep('clickText')
}

const OF_A_SLOT: ReadonlySet<NavigationState> = new Set(['file', 'edit', 'title edit'])

interface Props {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate | undefined
}

/** Only the navigation's state decides which dialog is open. */
export function EditorDialogs({ page, offered }: Props) {
  const state = useTabState((tab) => tab.editorState)
  const slot = useEditorUi((desk) => desk.slot)
  const isViewing = useEditorUi(isOpened('view'))
  const showsLayouts = useEditorUi(isOpened('layouts'))
  const listsRefused = useRefusedFiles(({ listed }) => listed !== undefined)
  const language = useLanguage((tongue) => tongue.language)
  const { templates } = useThemeList()
  const isPhone = usePhone()
  const hasPhoto = slot !== undefined && slotDataOf(page, slot)?.photo !== undefined

  // The files refused for a collage mean nothing to another.
  useEffect(() => {
    const stop = useDocument.subscribe(({ draftId }, before) => {
      if (draftId !== before.draftId) forgetRefusedFiles()
    })
    return () => {
      stop()
      forgetRefusedFiles()
    }
  }, [])

  useEffect(() => {
    // If the edited photo is lost, there is nothing left to edit.
    if (state === 'edit' && !hasPhoto) close()
    if (state === 'normal' || state === 'editor loading') return undefined
    if (OF_A_SLOT.has(state)) return () => focusStop(useEditorUi.getState().slot)
    return () => returnFocus(() => document.getElementById(SAVE_BUTTON_ID))
  }, [state, hasPhoto])

  return (
    <KitLanguage language={language}>
      <DialogBoundary onClose={close}>
        <ChoosePhoto isOpen={state === 'file'} onClose={close} />
      </DialogBoundary>
      <DialogBoundary onClose={close}>
        {state === 'edit' && slot !== undefined && <EditPhoto page={page} slot={slot} onClose={close} />}
      </DialogBoundary>
      <DialogBoundary onClose={close}>
        <TitleDialog page={page} isOpen={state === 'title edit'} onClose={close} />
      </DialogBoundary>
      <DialogBoundary onClose={close}>
        <SaveDialog onWrite={writeText} onGaps={offerToFillGaps} onPhotos={choosePhotos} onFill={fillNow} />
      </DialogBoundary>
      <DialogBoundary onClose={() => offerToFill([])}>
        <OfferDialog page={page} isOpen={state === 'normal'} />
      </DialogBoundary>
      <DialogBoundary onClose={closeRefusedFiles}>{listsRefused && <RefusedDialog />}</DialogBoundary>
      <DialogBoundary onClose={() => closeOver('slot menu')}>
        <SlotMenu page={page} />
      </DialogBoundary>
      <DialogBoundary onClose={() => closeOver('tray menu')}>
        <TrayMenu page={page} />
      </DialogBoundary>
      <DialogBoundary onClose={closePanel}>
        {!isPhone && (
          <>
            <BackgroundMenu page={page} />
            <LayoutMenu page={page} />
            <TextMenu page={page} />
          </>
        )}
      </DialogBoundary>
      <DialogBoundary onClose={() => closeOver('shortcuts')}>
        <ShortcutsDialog />
      </DialogBoundary>
      <DialogBoundary onClose={closeLayouts}>
        {showsLayouts && <LayoutsDialog templates={templates} onClose={closeLayouts} onTaken={layoutTaken} />}
      </DialogBoundary>
      <DialogBoundary onClose={closeView}>
        {isViewing && <ViewCollage page={page} offered={offered} start="wall" onClose={closeView} />}
      </DialogBoundary>
    </KitLanguage>
  )
}
