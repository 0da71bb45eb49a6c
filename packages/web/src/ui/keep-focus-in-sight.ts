import { bringIntoSight } from './bring-into-sight.ts'

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
  requestAnimationFrame(() => bringIntoSight(focused))
}
