import { Path2D } from '@napi-rs/canvas'
import { type Stops, tint } from './colour.ts'
import type { Easel } from './easel.ts'
import type { Disc } from './path.ts'

export type CanvasPaint = string | CanvasGradient

export function vertical(easel: Easel, top: number, bottom: number, stops: Stops): CanvasGradient {
  return gradient(easel, { from: [0, top], to: [0, bottom] }, stops)
}

interface Way {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export function gradient(easel: Easel, { from, to }: Way, stops: Stops): CanvasGradient {
  const made = easel.ctx.createLinearGradient(...from, ...to)
  for (const [at, colour] of stops) made.addColorStop(at, colour)
  return made
}

export function radial(easel: Easel, { x, y, radius }: Disc, stops: Stops): CanvasGradient {
  const made = easel.ctx.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, colour] of stops) made.addColorStop(at, colour)
  return made
}

export function fill(easel: Easel, path: Path2D, paint: CanvasPaint): void {
  easel.ctx.fillStyle = paint
  easel.ctx.fill(path)
}

export function line(easel: Easel, path: Path2D, paint: CanvasPaint, width: number): void {
  easel.ctx.strokeStyle = paint
  easel.ctx.lineWidth = width
  easel.ctx.stroke(path)
}

/** Everything painted in here stays inside the outline. */
export function within(easel: Easel, path: Path2D, paint: () => void): void {
  easel.ctx.save()
  easel.ctx.clip(path)
  paint()
  easel.ctx.restore()
}

export interface Edge {
  /** Which way the edge lies from the form's middle; its length is how deep the light reaches in. */
  readonly dx: number
  readonly dy: number
  readonly blur: number
  readonly colour: string
  readonly alpha?: number
  readonly blend?: GlobalCompositeOperation
}

function outside(path: Path2D): Path2D {
  const all = new Path2D()
  all.rect(-4000, -4000, 9000, 9000)
  all.addPath(path)
  return all
}

/** Light or shade along one side of a form, which is what makes a flat outline round. */
export function edge(easel: Easel, path: Path2D, look: Edge): void {
  const { ctx } = easel
  ctx.save()
  ctx.clip(path)
  ctx.globalCompositeOperation = look.blend ?? 'source-over'
  if (look.blur > 0) ctx.filter = `blur(${(look.blur * easel.scale).toFixed(2)}px)`
  ctx.translate(-look.dx, -look.dy)
  ctx.fillStyle = tint(look.colour, look.alpha ?? 1)
  ctx.fill(outside(path), 'evenodd')
  ctx.restore()
}
