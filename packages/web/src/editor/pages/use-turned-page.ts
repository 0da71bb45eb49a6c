import { type RefObject, useEffect, useRef } from 'react'
import { useDesk } from '../desk-store.ts'
import { focusSheet } from '../focus-stop.ts'

/** Another page lies there whole, with nothing said of the one before. Whoever was on that sheet is on this one. */
export function useTurnedPage(shown: number, room: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  const wasInRoom = useRef(false)

  useEffect(() => {
    // A button that goes away with its sheet takes the focus along and tells nobody.
    function onFocus({ target }: FocusEvent): void {
      wasInRoom.current = target instanceof Node && room.current?.contains(target) === true
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [room])

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    useDesk.setState({ zoom: 1, offersGaps: false, menuSlot: undefined })
    if (wasInRoom.current && document.activeElement === document.body) focusSheet()
  }, [shown])
}
