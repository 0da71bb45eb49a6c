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
  // The browser scrolls first, after the event. Who never uses the keyboard is never sent the rest.
  requestAnimationFrame(() => void bring(focused))
}

/** Without a connection the browser alone minds the focus. */
async function bring(focused: HTMLElement): Promise<void> {
  const part = await import('./bring-into-sight.ts').catch(() => undefined)
  part?.bringIntoSight(focused)
}
