import type { SKRSContext2D } from '@napi-rs/canvas'

/** A pointed leaf from its foot outwards along an angle. */
export function leaf(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
  plumpness = 0.3,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(length * 0.2, -length * plumpness, length * 0.65, -length * plumpness, length, 0)
  ctx.bezierCurveTo(length * 0.7, length * plumpness * 0.55, length * 0.3, length * plumpness * 0.75, 0, 0)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.restore()
}
