import type { Rect } from '@collagerie/core/geometry'
import { type PhotoStep, paintBand, STRIP_ROWS, type Step } from '@collagerie/painter'
import { nodePlatform, surface } from '@collagerie/painter/node'
import type { PhotoPieces } from '../photos/photo-pieces.ts'
import type { StripTiff } from './strip-tiff.ts'

interface PaintedRows {
  readonly steps: readonly Step[]
  readonly scale: number
  readonly pixels: Rect
  readonly pieces: PhotoPieces
  readonly whenReady: (steps: Iterable<PhotoStep>) => Promise<void>
  readonly tiff: StripTiff
  /** Whether the strip between two rows of the sheet has to be painted. */
  readonly isWanted?: (top: number, bottom: number) => boolean
  readonly onStrip: (share: number) => Promise<void>
}

/** Paints a page strip by strip, each where the painter has its own strips, so that none is painted twice. */
export async function paintRows(rows: PaintedRows): Promise<void> {
  const { steps, scale, pixels, pieces, tiff, isWanted = () => true } = rows
  const { x: left, width } = pixels
  const end = pixels.y + pixels.height
  const strip = surface(width, STRIP_ROWS)
  const band = surface(width, STRIP_ROWS)
  const makeSurface = () => {
    strip.ctx.clearRect(0, 0, width, STRIP_ROWS)
    return strip
  }
  const easel = { scale, platform: nodePlatform, pictures: () => undefined, pieceOf: pieces.pieceOf }
  for (let top = pixels.y; top < end; ) {
    const bottom = Math.min(end, (Math.floor(top / STRIP_ROWS) + 1) * STRIP_ROWS)
    if (isWanted(top, bottom)) {
      for (let missing: ReadonlySet<PhotoStep> | undefined; missing === undefined || missing.size > 0; ) {
        await rows.whenReady(missing ?? [])
        band.ctx.clearRect(0, 0, width, STRIP_ROWS)
        paintBand(band.ctx, steps, easel, { left, width, top, height: bottom - top }, makeSurface)
        missing = pieces.takeMissing()
      }
      tiff.writeRows(top - pixels.y, band.canvas.data().subarray(0, (bottom - top) * width * 4))
      pieces.nextStrip()
    }
    await rows.onStrip((bottom - pixels.y) / pixels.height)
    top = bottom
  }
}
