import { useEffect, useRef } from 'react'
import { routeKindOf } from '../navigation/routes/route-kind.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { isCovered, uncover, useDesk } from './desk-store.ts'
import { focusStop } from './focus-stop.ts'

const MARK = 'editor dialog'

const isMarked = () => window.history.state === MARK

const isInDialog = ({ editorState } = useTabState.getState()) =>
  editorState !== 'normal' && editorState !== 'editor loading'

const isAnythingOpen = () => isInDialog() || isCovered(useDesk.getState())

/**
 * The browser's back closes an open dialog or menu instead of leaving the editor. An entry of the browser's history
 * stands for it; the entry stays when it is closed otherwise, and is then passed over on the way back.
 */
export function useBackCloses(): void {
  const isDialogOpen = useTabState(isInDialog)
  const isSheetCovered = useDesk(isCovered)
  const isOpen = isDialogOpen || isSheetCovered
  const wasMarked = useRef(false)

  useEffect(() => {
    // Asked anew: a window that has just become narrow puts its menu away by itself.
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
      // Something else may have waited underneath, which the next back is for.
      if (isAnythingOpen()) window.history.pushState(MARK, '')
      wasMarked.current = isMarked()
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  // Whoever comes back finds the sheet, not what lay over it.
  useEffect(() => uncover, [])
}

function closeTopmost(): void {
  if (isInDialog()) return void takeStep('back')
  const { menuSlot, writing } = useDesk.getState()
  uncover()
  focusStop(menuSlot ?? writing)
}
