import type { Rect } from '@collagerie/core/geometry'
import { type PaintStep, type PhotoStep, paintStrip, STRIP_ROWS } from '@collagerie/painter'
import { nodePlatform, surface } from '@collagerie/painter/node'
import type { OpenedRows } from '../photos/open-rows.ts'
import type { BandWriter } from './band-writer.ts'

interface PaintedRows {
  readonly steps: readonly PaintStep[]
  /** The steps without letters. */
  readonly under: readonly PaintStep[]
  readonly scale: number
  readonly pixels: Rect
  readonly opened: OpenedRows
  readonly whenReady: (steps: Iterable<PhotoStep>) => Promise<void>
  readonly bands: BandWriter
  /** Whether there are letters between two rows, which are then painted with and without them. */
  readonly hasLetters: (top: number, bottom: number) => boolean
  readonly onStrip: (share: number) => Promise<void>
}

/** Paints a part strip by strip, aligned to the painter's own strips, so that none is painted twice. */
export async function paintRows(rows: PaintedRows): Promise<void> {
  const { steps, under, scale, pixels, opened, bands } = rows
  const { x: left, width } = pixels
  const end = pixels.y + pixels.height
  const { canvas, ctx } = surface(width, STRIP_ROWS)
  const tools = { scale, platform: nodePlatform, pictures: () => undefined, rowsOf: opened.rowsOf }

  async function painted(wanted: readonly PaintStep[], strip: number, from: number, to: number): Promise<Uint8Array> {
    for (let missing = opened.expectedIn({ x: left, y: strip * STRIP_ROWS, width, height: STRIP_ROWS }); ; ) {
      await rows.whenReady(missing)
      ctx.clearRect(0, 0, width, STRIP_ROWS)
      paintStrip(ctx, wanted, tools, { strip, left, width })
      missing = opened.takeMissing()
      if (missing.size === 0) break
    }
    // Empty areas are paper.
    ctx.globalCompositeOperation = 'destination-over'
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, width, STRIP_ROWS)
    ctx.globalCompositeOperation = 'source-over'
    return canvas.data().subarray((from - strip * STRIP_ROWS) * width * 4, (to - strip * STRIP_ROWS) * width * 4)
  }

  for (let top = pixels.y; top < end; ) {
    const strip = Math.floor(top / STRIP_ROWS)
    const bottom = Math.min(end, (strip + 1) * STRIP_ROWS)
    const whole = await painted(steps, strip, top, bottom)
    if (rows.hasLetters(top, bottom)) await bands.add(Uint8Array.from(whole), await painted(under, strip, top, bottom))
    else await bands.add(whole)
    opened.nextStrip()
    await rows.onStrip((bottom - pixels.y) / pixels.height)
    top = bottom
  }
}
