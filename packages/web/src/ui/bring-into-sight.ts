import { clamp, type Point } from '@collagerie/core/geometry'

/** Room between what has to be seen and what is pinned: for the ring, and for a glimpse of what follows. */
const CLEAR_PX = 24

interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * Scrolls an element, and what is said of it, to where nothing pinned covers them. Of what is higher than the free part
 * of the window, the element itself is shown.
 */
export function bringIntoSight(element: Element): void {
  const own = element.closest('label') ?? element
  const scroller = scrollerOf(own)
  const free = freePart(own, scroller)
  const whole = spanOf([own, ...descriptionsOf(element)])
  const hasRoom = whole.bottom - whole.top <= free.bottom - free.top
  const { top, bottom } = hasRoom ? whole : spanOf([own])
  // With little room the distance to what is pinned shrinks.
  const clear = clamp((free.bottom - free.top - (bottom - top)) / 2, 0, CLEAR_PX)
  if (bottom > free.bottom) scroller.scrollBy(0, Math.min(bottom + clear - free.bottom, top - clear - free.top))
  else if (top < free.top) scroller.scrollBy(0, top - clear - free.top)
}

/** The messages and the label of a faulty field, or of the group it belongs to. */
function descriptionsOf(element: Element): readonly Element[] {
  const faulty = element.closest('[aria-invalid="true"]')
  if (!faulty) return []
  const ids = ['aria-describedby', 'aria-errormessage', 'aria-labelledby'].flatMap(
    (name) => faulty.getAttribute(name)?.split(/\s+/) ?? [],
  )
  return ids.flatMap((id) => document.getElementById(id) ?? [])
}

function spanOf(elements: readonly Element[]): Span {
  // What is empty has no place.
  const boxes = elements.map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0)
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

/** The part of the window in which the element can be seen. */
function freePart(element: Element, scroller: Element): Span {
  const { left, right } = element.getBoundingClientRect()
  const x = (left + right) / 2
  const frame = scroller === pageOf() ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect()
  const [top, bottom] = [Math.max(frame.top, 0), Math.min(frame.bottom, window.innerHeight)]
  return {
    top: pastPinned(element, { x, y: top + 1 }, ({ bottom: end }) => end + 1) - 1,
    bottom: pastPinned(element, { x, y: bottom - 1 }, ({ top: end }) => end - 1) + 1,
  }
}

/** How many pinned parts may stand at one edge: a bar, the preview below it, and one more. */
const MOST_PINNED = 3

/** From an edge of the window on past what is pinned there, one part after the other. */
function pastPinned(element: Element, { x, y: edge }: Point, past: (pinned: DOMRect) => number): number {
  let y = edge
  for (let count = 0; count < MOST_PINNED; count++) {
    const pinned = pinnedOver(element, x, y)
    if (!pinned) break
    y = past(pinned.getBoundingClientRect())
  }
  return y
}

function pageOf(): Element {
  return document.scrollingElement ?? document.documentElement
}

/** The element's scroller: a part of a dialog, say, and not the page behind it. */
function scrollerOf(element: Element): Element {
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
    const canScroll = part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)
    if (canScroll) return part
  }
  return pageOf()
}

/** The element that stays in place while the page scrolls and lies over this point. */
function pinnedOver(element: Element, x: number, y: number): Element | undefined {
  for (let hit = document.elementFromPoint(x, y); hit && !hit.contains(element); hit = hit.parentElement) {
    if (element.contains(hit)) return undefined
    if (['sticky', 'fixed'].includes(getComputedStyle(hit).position)) return hit
  }
  return undefined
}
