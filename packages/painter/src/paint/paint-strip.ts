import { boundsOf } from '../plan/bounds-of.ts'
import type { PaintStep } from '../plan/paint-step.ts'
import type { Context2D } from '../platform/platform.ts'
import { paint } from './paint.ts'
import type { PaintTools, PrintRows } from './paint-tools.ts'

/** Rows of the sheet that are painted together. */
export const STRIP_ROWS = 256

/** What a strip is painted with; its place decides the rest. */
export interface StripTools extends Pick<PaintTools, 'platform' | 'pictures' | 'sampling'> {
  readonly scale: number
  readonly rowsOf?: PrintRows['rowsOf']
}

/** One strip of the sheet, counted from the format's top edge, and the columns of it that are painted. */
interface Strip {
  readonly strip: number
  readonly left: number
  readonly width: number
}

/**
 * Paints one strip onto a canvas as high as the strip. A raster rounds by a thing's place on its canvas, so any other
 * rows painted on their own would differ slightly from their neighbours. Every row of a sheet belongs to one strip, and
 * that is always painted the same way: strips join without a seam, and no sheet is ever whole in memory.
 */
export function paintStrip(
  ctx: Context2D,
  steps: readonly PaintStep[],
  { scale, rowsOf, ...rest }: StripTools,
  { strip, left, width }: Strip,
): void {
  const top = strip * STRIP_ROWS
  const window = { x: left, y: top, width, height: STRIP_ROWS }
  const shown = visibleBetween(steps, scale, top / scale, (top + STRIP_ROWS) / scale)
  paint(ctx, shown, { ...rest, view: { scale, left, top }, ...(rowsOf && { print: { window, rowsOf } }) })
}

/** Leaves out what is invisible between two heights. Steps that open and close regions always stay. */
function visibleBetween(steps: readonly PaintStep[], scale: number, top: number, bottom: number): PaintStep[] {
  let foldedRegions = 0
  const open: boolean[] = []
  return steps.filter((step) => {
    if (step.kind === 'wrap' || step.kind === 'clip') {
      open.push(step.kind === 'wrap')
      if (step.kind === 'wrap') foldedRegions++
      return true
    }
    if (step.kind === 'release') {
      if (open.pop()) foldedRegions--
      return true
    }
    // Inside a folded region heights mean something else; its own clip limits the work there.
    if (foldedRegions > 0) return true
    const bounds = boundsOf(step, scale)
    return !bounds || (bounds.y + bounds.height > top && bounds.y < bottom)
  })
}
