import type { SKRSContext2D } from '@napi-rs/canvas'

/** A heart of the given width; its notch is at the point, its tip hangs below. */
export function heart(ctx: SKRSContext2D, x: number, y: number, width: number, colour: string): void {
  const w = width / 2
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.bezierCurveTo(x + 0.12 * w, y - 0.5 * w, x + 0.98 * w, y - 0.62 * w, x + w, y + 0.12 * w)
  ctx.bezierCurveTo(x + w, y + 0.72 * w, x + 0.3 * w, y + 0.98 * w, x, y + 1.42 * w)
  ctx.bezierCurveTo(x - 0.3 * w, y + 0.98 * w, x - w, y + 0.72 * w, x - w, y + 0.12 * w)
  ctx.bezierCurveTo(x - 0.98 * w, y - 0.62 * w, x - 0.12 * w, y - 0.5 * w, x, y)
  ctx.fillStyle = colour
  ctx.fill()
}
