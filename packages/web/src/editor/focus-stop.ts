/** The button of a slot or text on the sheet. */
export function stopElement(slot: string): HTMLElement | null {
  const name = CSS.escape(slot)
  return document.querySelector<HTMLElement>(`[data-slot="${name}"], [data-text="${name}"]`)
}

/**
 * Returns the focus to where it came from when the dialog that had it is closed and nothing else took it: the menu
 * between slot and dialog is gone.
 */
export function returnFocus(find: () => HTMLElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost) find()?.focus()
    }),
  )
}

/** Acts once a closed dialog is gone, since it holds the focus while it fades. */
export function afterDialog(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role=dialog]')) afterDialog(act)
    else requestAnimationFrame(act)
  })
}

export function focusStop(slot: string | undefined): void {
  if (slot !== undefined) returnFocus(() => stopElement(slot))
}

/** The slot or text in the tab order. */
export function sheetStop(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-slot][tabindex="0"], [data-text][tabindex="0"]')
}

export function focusSheet(): void {
  sheetStop()?.focus()
}
