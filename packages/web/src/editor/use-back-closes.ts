import { useEffect, useRef } from 'react'
import { routeKindOf } from '../app/routes/route-kind.ts'
import { takeStep, useSession } from '../app/session.ts'

const MARK = 'editor dialog'

const isMarked = () => window.history.state === MARK

/**
 * The browser's back closes an open dialog instead of leaving the editor. An entry of the browser's history stands for
 * the dialog; it stays when the dialog is closed otherwise, and is then passed over on the way back.
 */
export function useBackCloses(): void {
  const isOpen = useSession(({ editorState }) => editorState !== 'normal' && editorState !== 'editor loading')
  const wasMarked = useRef(false)

  useEffect(() => {
    if (isOpen && !isMarked()) window.history.pushState(MARK, '')
    wasMarked.current = isMarked()
  }, [isOpen])

  useEffect(() => {
    function onPop(): void {
      const cameFromMark = wasMarked.current
      wasMarked.current = isMarked()
      if (isMarked() || !cameFromMark || routeKindOf(window.location.pathname) !== 'editor') return
      const { editorState } = useSession.getState()
      if (editorState === 'normal') window.history.back()
      else takeStep('back')
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
}
