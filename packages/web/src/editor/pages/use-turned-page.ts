import { type RefObject, useEffect, useRef } from 'react'
import { forgetPage } from '../editor-ui-store.ts'
import { focusSheet } from '../focus-stop.ts'

/** Resets zoom and toasts when another page is shown. A focus on the old sheet moves to the new one. */
export function useTurnedPage(shown: number, stage: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  const wasOnStage = useRef(false)

  useEffect(() => {
    // A button removed with its sheet loses the focus without an event.
    function onFocus({ target }: FocusEvent): void {
      wasOnStage.current = target instanceof Node && stage.current?.contains(target) === true
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [stage])

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    forgetPage()
    if (wasOnStage.current && document.activeElement === document.body) focusSheet()
  }, [shown])
}
