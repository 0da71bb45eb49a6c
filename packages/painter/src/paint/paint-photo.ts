import type { PhotoStep } from '../plan/step.ts'
import type { View } from '../plan/view.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools, PrintPieces } from './paint-tools.ts'
import { withBox } from './pixels.ts'

/** Quarter turns as exact matrices: a sine of 90 degrees must not cost a pixel row. */
const QUARTER_TURNS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
}

/**
 * Shrinking by halves first (medium) and enlarging by curves (high) are the two ways of sampling that browsers and the
 * canvas library for Node have in common; "high" means different things to them when a photo shrinks.
 */
function qualityFor([, , sourceWidth]: readonly [number, number, number, number], shownWidth: number): string {
  return shownWidth < sourceWidth ? 'medium' : 'high'
}

export function paintPhoto(ctx: Context2D, step: PhotoStep, tools: PaintTools): void {
  if (tools.print) {
    paintPiece(ctx, step, tools.view, tools.print)
    return
  }
  const picture = tools.pictures(step.photo, step.effect)
  if (!picture) return
  const { crop } = step
  const source = [
    crop.x * picture.width,
    crop.y * picture.height,
    crop.width * picture.width,
    crop.height * picture.height,
  ] as const
  withBox(ctx, step.box, tools.view, ({ x, y, width, height }) => {
    const shownWidth = step.turn === 90 || step.turn === 270 ? height : width
    ctx.imageSmoothingQuality = tools.sampling === 'rough' ? 'low' : qualityFor(source, shownWidth)
    const turn = QUARTER_TURNS[step.turn]
    if (!turn) {
      ctx.drawImage(picture.image, ...source, x, y, width, height)
      return
    }
    const [across, down] = step.turn === 180 ? [width, height] : [height, width]
    ctx.save()
    ctx.transform(...turn, x + width / 2, y + height / 2)
    ctx.drawImage(picture.image, ...source, -across / 2, -down / 2, across, down)
    ctx.restore()
  })
}

/** A turned box is rarely a whole number of pixels; its piece is stretched by less than one. */
function paintPiece(ctx: Context2D, step: PhotoStep, view: View, { window, pieceOf }: PrintPieces): void {
  const piece = window.width > 0 && window.height > 0 ? pieceOf(step, window) : undefined
  if (!piece) return
  withBox(ctx, step.box, view, ({ x, y, width, height }) => {
    ctx.imageSmoothingQuality = 'high'
    const down = height / Math.max(1, Math.round(height))
    const at = [x, y + piece.top * down, width, piece.height * down] as const
    ctx.drawImage(piece.image, 0, 0, piece.width, piece.height, ...at)
  })
}
