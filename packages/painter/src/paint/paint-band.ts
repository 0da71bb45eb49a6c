import { boundsOf } from '../plan/bounds-of.ts'
import type { PaintStep } from '../plan/paint-step.ts'
import type { Context2D, MakeSurface } from '../platform/platform.ts'
import { paint } from './paint.ts'
import type { PaintTools, PrintPieces } from './paint-tools.ts'

/** Rows of the sheet that are painted together. */
export const STRIP_ROWS = 256

export interface Band {
  /** The first row, counted from the format's top edge; the margin above has negative rows. */
  readonly top: number
  readonly height: number
  /** First column and number of columns. */
  readonly left: number
  readonly width: number
}

/** What a band is painted with; its place decides the rest. */
export interface BandTools extends Pick<PaintTools, 'platform' | 'pictures' | 'sampling'> {
  readonly scale: number
  readonly pieceOf?: PrintPieces['pieceOf']
}

/**
 * Paints any rows of the sheet. A raster rounds by a thing's place on its canvas, so a band painted on its own canvas
 * would differ slightly from its neighbour. Here every row belongs to one strip of the sheet, and a strip is always
 * painted the same way, whichever band asks for it: bands join without a seam, and no sheet is ever whole in memory.
 */
export function paintBand(
  ctx: Context2D,
  steps: readonly PaintStep[],
  tools: BandTools,
  band: Band,
  makeSurface: MakeSurface,
): void {
  const bottom = band.top + band.height
  for (let strip = Math.floor(band.top / STRIP_ROWS); strip * STRIP_ROWS < bottom; strip++) {
    const stripTop = strip * STRIP_ROWS
    const from = Math.max(stripTop, band.top)
    const rows = Math.min(stripTop + STRIP_ROWS, bottom) - from
    const { image, ctx: stripCtx } = makeSurface(band.width, STRIP_ROWS)
    paintStrip(stripCtx, steps, tools, { strip, left: band.left, width: band.width })
    ctx.drawImage(image, 0, from - stripTop, band.width, rows, 0, from - band.top, band.width, rows)
  }
}

/** One strip of the sheet, counted from the format's top edge, and the columns of it that are painted. */
interface Strip extends Pick<Band, 'left' | 'width'> {
  readonly strip: number
}

/** Paints one strip onto a canvas as high as the strip. */
export function paintStrip(
  ctx: Context2D,
  steps: readonly PaintStep[],
  { scale, pieceOf, ...rest }: BandTools,
  { strip, left, width }: Strip,
): void {
  const top = strip * STRIP_ROWS
  const window = { x: left, y: top, width, height: STRIP_ROWS }
  const shown = visibleBetween(steps, scale, top / scale, (top + STRIP_ROWS) / scale)
  paint(ctx, shown, { ...rest, view: { scale, left, top }, ...(pieceOf && { print: { window, pieceOf } }) })
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
