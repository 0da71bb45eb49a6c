import type { Rect, Size } from '@collagerie/core/geometry'
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
  const slot = { x: left - view.x, y: top - view.y, width, height }
  const { x, y } = outsideSlot(downToFoot(slot, line, from, view), line, view)
  words.style.translate = `${x + view.x - from.x}px ${y + view.y - from.y}px`
}

/** How much of the sheet there may be between a text and the words about it. */
const NEAR = 0.3
/** For the gaps around the words. */
const GAPS_PX = 12

/** The text's place down to the foot of the sheet, if that is near: under it the words cover no other text. */
function downToFoot(slot: Rect, line: Size, sheet: DOMRect, view: DOMRect): Rect {
  const foot = sheet.bottom - view.y
  const end = slot.y + slot.height
  const lowest = Math.min(foot, view.height - line.height - GAPS_PX)
  return lowest > end && foot - end <= NEAR * sheet.height ? { ...slot, height: lowest - slot.y } : slot
}
