import type { SKRSContext2D } from '@napi-rs/canvas'

/** A pair of opening marks: full drops with a tail that thins out upwards. */
export function speechMarks(ctx: SKRSContext2D, left: number, top: number, height: number, colour: string): void {
  ctx.fillStyle = colour
  for (const x of [left, left + height * 0.86]) {
    const h = height
    ctx.beginPath()
    ctx.moveTo(x + 0.66 * h, top + 0.02 * h)
    ctx.bezierCurveTo(x + 0.3 * h, top + 0.16 * h, x + 0.16 * h, top + 0.36 * h, x + 0.17 * h, top + 0.5 * h)
    ctx.bezierCurveTo(x + 0.42 * h, top + 0.38 * h, x + 0.7 * h, top + 0.5 * h, x + 0.7 * h, top + 0.73 * h)
    ctx.bezierCurveTo(x + 0.7 * h, top + 0.92 * h, x + 0.53 * h, top + h, x + 0.37 * h, top + h)
    ctx.bezierCurveTo(x + 0.14 * h, top + h, x, top + 0.84 * h, x, top + 0.58 * h)
    ctx.bezierCurveTo(x, top + 0.3 * h, x + 0.24 * h, top + 0.06 * h, x + 0.62 * h, top - 0.04 * h)
    ctx.closePath()
    ctx.fill()
  }
}
