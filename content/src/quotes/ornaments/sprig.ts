import type { SKRSContext2D } from '@napi-rs/canvas'
import { leaf } from './leaf.ts'

const PAIRS = 5

/** Two bent twigs that grow from the middle to both sides, as under a line in an old book. */
export function sprig(ctx: SKRSContext2D, x: number, y: number, width: number, colour: string): void {
  for (const side of [-1, 1]) {
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(side, 1)
    twig(ctx, width / 2, colour)
    ctx.restore()
  }
  ctx.beginPath()
  ctx.arc(x, y, width * 0.018, 0, Math.PI * 2)
  ctx.fillStyle = colour
  ctx.fill()
}

function twig(ctx: SKRSContext2D, length: number, colour: string): void {
  const start = length * 0.09
  const rise = (t: number) => -length * 0.16 * t * t + length * 0.1 * t
  const along = (t: number) => start + (length - start) * 0.8 * t
  ctx.beginPath()
  ctx.moveTo(along(0), rise(0))
  ctx.quadraticCurveTo(along(0.5), rise(0) + length * 0.05, along(1), rise(1))
  ctx.strokeStyle = colour
  ctx.lineWidth = length * 0.014
  ctx.lineCap = 'round'
  ctx.stroke()
  for (let pair = 0; pair < PAIRS; pair++) {
    const t = 0.1 + (pair / PAIRS) * 0.85
    const size = length * (0.21 - 0.018 * pair)
    const slope = -0.3 * t + 0.12
    leaf(ctx, along(t), rise(t), size, slope - 0.72, colour)
    leaf(ctx, along(t) + length * 0.035, rise(t), size * 0.92, slope + 0.66, colour)
  }
  leaf(ctx, along(1), rise(1), length * 0.2, -0.2, colour)
}
