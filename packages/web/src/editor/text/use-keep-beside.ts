import { type RefObject, useLayoutEffect } from 'react'
import { outsideSlot } from '../sheet/prompt-spot.ts'

/** Keeps words visible beside a place on the sheet as either of them changes. */
export function useKeepBeside(words: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!words.current || !place.current) return undefined
    const watcher = new ResizeObserver(() => putBeside(words.current, place.current))
    watcher.observe(place.current)
    watcher.observe(words.current)
    return () => watcher.disconnect()
  }, [words, place])
}

/** Both lie on the sheet, and the sheet in its viewport. */
function putBeside(words: HTMLElement | null, place: HTMLElement | null): void {
  const sheet = words?.offsetParent
  const viewport = sheet?.parentElement
  if (!words || !place || !sheet || !viewport) return
  const view = viewport.getBoundingClientRect()
  const from = sheet.getBoundingClientRect()
  const { x: left, y: top, width, height } = place.getBoundingClientRect()
  const line = { width: words.offsetWidth, height: words.offsetHeight }
  const { x, y } = outsideSlot({ x: left - view.x, y: top - view.y, width, height }, line, view)
  words.style.translate = `${x + view.x - from.x}px ${y + view.y - from.y}px`
}
