/** The button of a slot or text on the sheet. */
export function stopElement(slot: string): HTMLElement | null {
  const name = CSS.escape(slot)
  return document.querySelector<HTMLElement>(`[data-slot="${name}"], [data-text="${name}"]`)
}

/**
 * Gives the focus back to the slot it came from, when the dialog that had it is gone and nobody else took it: a menu
 * between slot and dialog is no longer there to return to.
 */
export function focusStop(slot: string | undefined): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && slot !== undefined) stopElement(slot)?.focus()
    }),
  )
}
