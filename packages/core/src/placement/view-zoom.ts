/** How far the sheet on the screen can be enlarged; 1 shows all of it. */
export const VIEW_ZOOM = { least: 1, most: 4 } as const
/** A sheet this coarse on the screen, in dots per inch, is not zoomed: there would be nothing to see. */
export const COARSEST_VIEW_DPI = 25
/** Beyond this the customer is told how to move the sheet. */
export const HELP_ABOVE_ZOOM = 1.1

/**
 * The zoom after a pinch by a factor. `screenDpi` is how many screen pixels an inch of the sheet has at zoom 1; the
 * pinch counts only where that times the new zoom is fine enough.
 */
export function zoomView(zoom: number, factor: number, screenDpi: number): number {
  const wanted = zoom * factor
  if (!Number.isFinite(wanted)) return zoom
  const next = Math.min(VIEW_ZOOM.most, Math.max(VIEW_ZOOM.least, wanted))
  return screenDpi * next > COARSEST_VIEW_DPI ? next : zoom
}

export function needsMoveHelp(zoom: number): boolean {
  return zoom > HELP_ABOVE_ZOOM
}
