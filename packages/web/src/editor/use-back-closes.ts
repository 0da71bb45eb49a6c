import { useEffect, useRef } from 'react'
import { routeKindOf } from '../navigation/routes/route-kind.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { hasDialog, takeTopDialog, useOpenDialogs } from '../ui/open-dialogs.ts'
import { isCovered, isUnderDialog, uncover, useEditorUi } from './editor-ui-store.ts'
import { focusStop } from './focus-stop.ts'

const MARK = 'editor dialog'

const isMarked = () => window.history.state === MARK

const isInDialog = ({ editorState } = useTabState.getState()) =>
  editorState !== 'normal' && editorState !== 'editor loading'

const isAnythingOpen = () => isInDialog() || isCovered(useEditorUi.getState()) || hasDialog()

/**
 * The browser's back button closes an open dialog or menu instead of leaving the editor. An entry in the history stands
 * for it; if it is closed in another way, the entry stays and is skipped on the way back.
 */
export function useBackCloses(): void {
  const isDialogOpen = useTabState(isInDialog)
  const isSheetCovered = useEditorUi(isCovered)
  const isOtherOpen = useOpenDialogs(hasDialog)
  const isOpen = isDialogOpen || isSheetCovered || isOtherOpen
  const wasMarked = useRef(false)

  useEffect(() => {
    // Asked again: a window that has just become narrow closes its menu by itself.
    if (isOpen && isAnythingOpen() && !isMarked()) window.history.pushState(MARK, '')
    wasMarked.current = isMarked()
  }, [isOpen])

  useEffect(() => {
    function onPop(): void {
      const cameFromMark = wasMarked.current
      wasMarked.current = isMarked()
      if (isMarked() || !cameFromMark || routeKindOf(window.location.pathname) !== 'editor') return
      if (!isAnythingOpen()) return window.history.back()
      closeTopmost()
      // Something else may be open underneath, which the next press of back closes.
      if (isAnythingOpen()) window.history.pushState(MARK, '')
      wasMarked.current = isMarked()
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  // A customer who returns finds the sheet uncovered.
  useEffect(() => uncover, [])
}

function closeTopmost(): void {
  const close = takeTopDialog()
  if (isInDialog()) return void takeStep('back')
  // A dialog that the desk knows nothing of lies over its panels and menus.
  if (close && !isUnderDialog(useEditorUi.getState())) return close()
  const { opened } = useEditorUi.getState()
  uncover()
  focusStop(opened && 'slot' in opened ? opened.slot : undefined)
}
