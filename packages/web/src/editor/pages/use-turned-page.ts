import { type RefObject, useEffect, useRef } from 'react'
import { useDesk } from '../desk-store.ts'
import { focusSheet } from '../focus-stop.ts'

/** Another page lies there whole, with nothing said of the one before. Whoever was on that sheet is on this one. */
export function useTurnedPage(shown: number, stage: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  const wasOnStage = useRef(false)

  useEffect(() => {
    // A button that goes away with its sheet takes the focus along and tells nobody.
    function onFocus({ target }: FocusEvent): void {
      wasOnStage.current = target instanceof Node && stage.current?.contains(target) === true
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [stage])

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    useDesk.setState({ zoom: 1, offersGaps: false, menuSlot: undefined })
    if (wasOnStage.current && document.activeElement === document.body) focusSheet()
  }, [shown])
}
