const FOLLOWED = 'a[href], button'

/**
 * Closes the browser's own popovers once something in them is followed or the customer goes back: they lie above
 * everything, so one left open would cover the next page or a dialog.
 */
export function closePopovers(): () => void {
  function onClick({ target }: MouseEvent): void {
    const followed = target instanceof Element ? target.closest(FOLLOWED) : null
    const popover = followed?.closest<HTMLElement>('[popover]')
    popover?.hidePopover()
  }

  function onBack(): void {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover()
  }

  const listening = new AbortController()
  const { signal } = listening
  // First, since what was followed may go with the page it leads away from.
  window.addEventListener('click', onClick, { signal, capture: true })
  window.addEventListener('popstate', onBack, { signal })
  return () => listening.abort()
}
