import { clamp } from '../geometry/index.ts'
/** The zoom range of the sheet on the screen; 1 shows all of it. */
export const VIEW_ZOOM = { least: 1, most: 4 } as const
/** The view must not rest at a coarser resolution, in dots per inch, unless it shows the whole sheet. */
const COARSEST_VIEW_DPI = 25
/** Beyond this zoom the customer is told how to move the sheet. */
const HELP_ABOVE_ZOOM = 1.1

/** Just beyond a bound that is itself not allowed. */
const BEYOND = 1 + 1e-9

/** The zoom after a factor of a gesture or a button. */
export function zoomView(zoom: number, factor: number): number {
  const wanted = zoom * factor
  if (!Number.isFinite(wanted)) return zoom
  return clamp(wanted, VIEW_ZOOM.least, VIEW_ZOOM.most)
}

/**
 * The allowed zoom nearest to the end of a gesture. `screenDpi` is the number of screen pixels per inch of the sheet at
 * zoom 1. The whole sheet is always allowed; any larger zoom must be fine enough.
 */
export function restingZoom(zoom: number, screenDpi: number): number {
  if (zoom === VIEW_ZOOM.least || screenDpi * zoom > COARSEST_VIEW_DPI) return zoom
  const finest = (COARSEST_VIEW_DPI / screenDpi) * BEYOND
  const isNearer = finest <= VIEW_ZOOM.most && finest - zoom < zoom - VIEW_ZOOM.least
  return isNearer ? finest : VIEW_ZOOM.least
}

export function needsMoveHelp(zoom: number): boolean {
  return zoom > HELP_ABOVE_ZOOM
}
