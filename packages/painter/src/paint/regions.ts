import type { Rect } from '@collagerie/core/geometry'
import type { ClipStep, WrapStep } from '../plan/paint-step.ts'
import type { View } from '../plan/view.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { snapped } from './pixels.ts'

/** Clips what follows by a path, until the release restores the context. */
export function enterClip(ctx: Context2D, step: ClipStep, { view, platform }: PaintTools): void {
  const x = step.box.x * view.scale - view.left
  const y = step.box.y * view.scale - view.top
  const scaleX = (step.box.width * view.scale) / step.viewportWidth
  const scaleY = (step.box.height * view.scale) / step.viewportHeight
  ctx.save()
  ctx.transform(scaleX, 0, 0, scaleY, x, y)
  ctx.clip(platform.path(step.path))
  // The clip stays in pixels; what follows is painted in pixels again.
  ctx.transform(1 / scaleX, 0, 0, 1 / scaleY, -x / scaleX, -y / scaleY)
}

/** Folds what follows over an edge of the format, clipped to that side of the margin. */
export function enterWrap(ctx: Context2D, step: WrapStep, { view }: PaintTools): void {
  const { x, y, width, height } = snapped(step.box, view)
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.transform(
    step.scaleX,
    0,
    0,
    step.scaleY,
    folded(step.scaleX, step.offsetX, view.left, view.scale),
    folded(step.scaleY, step.offsetY, view.top, view.scale),
  )
}

/** x' = scale * x + offset in centimetres, converted to the view's pixels. An unmoved axis stays exactly unmoved. */
function folded(scale: number, offset: number, start: number, pixelsPerCm: number): number {
  return scale === 1 ? 0 : scale * start + offsetInPixels(scale, offset, pixelsPerCm) - start
}

/**
 * A fold stays on the whole pixel where the front ends. Rounding the offset itself would show the ground between front
 * and wrap, and a stretched wrap would widen that to millimetres.
 */
function offsetInPixels(scale: number, offset: number, pixelsPerCm: number): number {
  return scale === 1 ? 0 : Math.round((offset / (1 - scale)) * pixelsPerCm) * (1 - scale)
}

/** The pixels of the sheet that a fold shows within a window, both counted from the format's corner. */
export function unfolded(window: Rect, step: WrapStep, { scale }: View): Rect {
  const { x, y, width, height } = snapped(step.box, { scale, left: 0, top: 0 })
  const [left, right] = backward(step.scaleX, offsetInPixels(step.scaleX, step.offsetX, scale), [
    Math.max(x, window.x),
    Math.min(x + width, window.x + window.width),
  ])
  const [top, bottom] = backward(step.scaleY, offsetInPixels(step.scaleY, step.offsetY, scale), [
    Math.max(y, window.y),
    Math.min(y + height, window.y + window.height),
  ])
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The source range of a folded range, widened by a pixel; empty for an empty range. */
function backward(scale: number, offset: number, [from, to]: [number, number]): [number, number] {
  if (to <= from) return [0, 0]
  const ends = [(from - offset) / scale, (to - offset) / scale]
  return [Math.min(...ends) - 1, Math.max(...ends) + 1]
}
