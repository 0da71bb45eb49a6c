/** Room between what has the focus and what is pinned: for the ring, and for a glimpse of what follows. */
const CLEAR_PX = 24

/**
 * Scrolls a focused element out from under anything pinned over the page, since browsers count covered elements as
 * visible.
 */
export function keepFocusInSight(): void {
  window.addEventListener('focusin', ({ target }) => look(target))
  look(document.activeElement)
}

function look(focused: EventTarget | null): void {
  if (!(focused instanceof HTMLElement && focused.matches(':focus-visible'))) return
  // The browser scrolls first, after the event.
  requestAnimationFrame(() => uncover(focused.closest('label') ?? focused))
}

function uncover(element: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const over = (y: number) => pinnedOver(element, (left + right) / 2, y)?.getBoundingClientRect()
  const cover = over(Math.min(bottom, window.innerHeight) - 1) ?? over(top + 1)
  if (!cover) return
  const isFoot = cover.top + cover.bottom > window.innerHeight
  // Of what is higher than the free part, the beginning is shown.
  const down = Math.min(bottom + CLEAR_PX - cover.top, top - CLEAR_PX)
  scrollerOf(element).scrollBy(0, isFoot ? down : top - CLEAR_PX - cover.bottom)
}

/** The element's scroller: a part of a dialog, say, and not the page behind it. */
function scrollerOf(element: Element): Element {
  const page = document.scrollingElement ?? document.documentElement
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
    const canScroll = part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)
    if (canScroll) return part
  }
  return page
}

/** The element that stays in place while the page scrolls and lies over this point. */
function pinnedOver(element: Element, x: number, y: number): Element | undefined {
  for (let hit = document.elementFromPoint(x, y); hit && !hit.contains(element); hit = hit.parentElement) {
    if (element.contains(hit)) return undefined
    if (['sticky', 'fixed'].includes(getComputedStyle(hit).position)) return hit
  }
  return undefined
}
