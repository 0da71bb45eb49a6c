import { type RefObject, useEffect } from 'react'
import { returnFocus, sheetStop } from '../focus-stop.ts'

/** An answered hint disappears with its pressed button: the focus then moves to the sheet, unless a dialog takes it. */
export function useFocusToSheet(words: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = words.current
    if (!element) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    let focused: Node | undefined
    element.addEventListener(
      'focusin',
      ({ target }) => {
        focused = target instanceof Node ? target : undefined
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget) focused = undefined
      },
      { signal },
    )
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = undefined
      returnFocus(sheetStop)
    })
    watch.observe(element, { childList: true, subtree: true })
    return () => {
      leaving.abort()
      watch.disconnect()
    }
  }, [words])
}
