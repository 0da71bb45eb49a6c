import { veilOfInk } from '@collagerie/core/colour'
import type { Point, Rect } from '@collagerie/core/geometry'
import type { PieceObject } from '@collagerie/core/hanging'
import type { Context2D } from '../platform/platform.ts'
import { paintSheen } from './paint-sheen.ts'
import type { Scheme } from './room-tone.ts'

/** The painted sheet of a piece, margin and all. */
export interface PaintedSheet {
  readonly image: object
  /** Its pixels to a centimetre of the sheet. */
  readonly scale: number
}

export interface Hung {
  readonly object: PieceObject
  readonly sheet: PaintedSheet
  /** Where the corner of the format is on the canvas, in pixels. */
  readonly at: Point
  /** Pixels of the canvas to a centimetre. */
  readonly scale: number
  readonly scheme: Scheme
}

/** A piece flat on a wall still lifts a little. */
const LEAST_LIFT_CM = 0.25

/** The shadow of a piece on the wall: painted once, it can be moved without repainting. */
export function paintShadows(ctx: Context2D, hung: Omit<Hung, 'sheet'>): void {
  for (const panel of hung.object.panels) paintShadow(ctx, inPixels(panel, hung), hung)
}

/** A piece from the front, with the shadow of its depth: the light comes from above left. */
export function paintPiece(ctx: Context2D, hung: Hung): void {
  paintShadows(ctx, hung)
  paintFront(ctx, hung)
}

/**
 * All panels of a front, each cut from the sheet; the wall shows between tiles. Without the sheen if that moves
 * separately.
 */
export function paintFront(ctx: Context2D, hung: Omit<Hung, 'scheme'>, { hasSheen = true } = {}): void {
  for (const panel of hung.object.panels) {
    const box = inPixels(panel, hung)
    paintPanel(ctx, panel, box, hung)
    if (hasSheen) paintSheen(ctx, box, hung.object.build.finish, hung.scale)
  }
}

function inPixels({ x, y, width, height }: Rect, { at, scale }: Pick<Hung, 'at' | 'scale'>): Rect {
  return { x: at.x + x * scale, y: at.y + y * scale, width: width * scale, height: height * scale }
}

/** Three shadows: a dark one close to the edge, and two wide ones that show the distance from the wall. */
function paintShadow(ctx: Context2D, box: Rect, { object, scale, scheme }: Omit<Hung, 'sheet'>): void {
  const lift = Math.max(LEAST_LIFT_CM, object.build.depth + object.build.gap) * scale
  const strength = scheme === 'light' ? 1 : 1.7
  const shadows = [
    { across: 0.12, down: 0.22, blur: 0.5, alpha: 0.3 },
    { across: 0.5, down: 1.1, blur: 2.2, alpha: 0.2 },
    { across: 0.8, down: 1.9, blur: 3, alpha: 0.12 },
  ]
  for (const { across, down, blur, alpha } of shadows) {
    ctx.save()
    ctx.shadowColor = veilOfInk(Math.min(1, alpha * strength))
    ctx.shadowBlur = lift * blur
    ctx.shadowOffsetX = lift * across
    ctx.shadowOffsetY = lift * down
    ctx.fillStyle = '#8a8379'
    ctx.fillRect(box.x, box.y, box.width, box.height)
    ctx.restore()
  }
}

function paintPanel(ctx: Context2D, panel: Rect, box: Rect, { object, sheet }: Pick<Hung, 'object' | 'sheet'>): void {
  const from = (cm: number) => (cm + object.margin) * sheet.scale
  ctx.save()
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(
    sheet.image,
    from(panel.x),
    from(panel.y),
    panel.width * sheet.scale,
    panel.height * sheet.scale,
    box.x,
    box.y,
    box.width,
    box.height,
  )
  ctx.restore()
}
