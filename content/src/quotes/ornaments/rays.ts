import type { SKRSContext2D } from '@napi-rs/canvas'

const RAYS = 9

/** Half a sun over the horizon, its rays cut from soft drops. */
export function rays(ctx: SKRSContext2D, x: number, y: number, width: number, colour: string): void {
  const radius = width / 2
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, radius * 0.42, Math.PI, 0)
  ctx.closePath()
  ctx.fill()
  for (let ray = 0; ray < RAYS; ray++) {
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(-Math.PI * ((ray + 0.5) / RAYS))
    const far = radius * (ray % 2 === 0 ? 1 : 0.86)
    const wide = radius * 0.052
    ctx.beginPath()
    ctx.moveTo(radius * 0.54, 0)
    ctx.bezierCurveTo(radius * 0.62, -wide, far, -wide * 1.5, far, 0)
    ctx.bezierCurveTo(far, wide * 1.5, radius * 0.62, wide, radius * 0.54, 0)
    ctx.fill()
    ctx.restore()
  }
}
