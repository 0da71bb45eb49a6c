import { inRadians, type Rect } from '@collagerie/core/geometry'
import type { Turned } from '../plan/paint-step.ts'
import type { View } from '../plan/view.ts'
import type { Context2D } from '../platform/platform.ts'

/** An upright box on whole pixels: neighbours that share an edge in centimetres share it on the screen too. */
export function snapped(box: Rect, view: View): Rect {
  const left = Math.round(box.x * view.scale)
  const top = Math.round(box.y * view.scale)
  const right = Math.round((box.x + box.width) * view.scale)
  const bottom = Math.round((box.y + box.height) * view.scale)
  return {
    x: left - view.left,
    y: top - view.top,
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
  }
}

/** Puts the origin into the middle of a box, turned with it. The caller saves and restores. */
export function moveToMiddle(ctx: Context2D, box: Turned, view: View): void {
  ctx.translate((box.x + box.width / 2) * view.scale - view.left, (box.y + box.height / 2) * view.scale - view.top)
  if (box.rotation !== 0) ctx.rotate(inRadians(box.rotation))
}

/** Runs `draw` with the box in pixels: upright boxes on whole pixels, turned ones about their middle. */
export function withBox(ctx: Context2D, box: Turned, view: View, draw: (pixels: Rect) => void): void {
  if (box.rotation === 0) {
    draw(snapped(box, view))
    return
  }
  const width = box.width * view.scale
  const height = box.height * view.scale
  ctx.save()
  moveToMiddle(ctx, box, view)
  draw({ x: -width / 2, y: -height / 2, width, height })
  ctx.restore()
}
