import type { ArtPath, Paint } from '@collagerie/core/art'
import type { ArtStep } from '../plan/paint-step.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { moveToMiddle } from './pixels.ts'

/** Canvas cuts mitres later than SVG does by default. */
const SVG_MITRE_LIMIT = 4

/** Template art is painted from its paths, so it is sharp at any resolution. */
export function paintArt(ctx: Context2D, step: ArtStep, tools: PaintTools): void {
  const { box, art } = step
  const { view } = tools
  ctx.save()
  moveToMiddle(ctx, box, view)
  ctx.translate((-box.width / 2) * view.scale, (-box.height / 2) * view.scale)
  ctx.scale((box.width * view.scale) / art.viewBox.width, (box.height * view.scale) / art.viewBox.height)
  ctx.translate(-art.viewBox.x, -art.viewBox.y)
  for (const path of art.paths) paintArtPath(ctx, path, tools)
  ctx.restore()
}

function paintArtPath(ctx: Context2D, art: ArtPath, { platform }: PaintTools): void {
  const path = platform.path(art.path)
  ctx.save()
  ctx.transform(...art.transform)
  if (art.fill) {
    ctx.globalAlpha = art.opacity
    ctx.fillStyle = styleOf(ctx, art.fill)
    ctx.fill(path, art.fillRule)
  }
  if (art.stroke) {
    ctx.globalAlpha = art.opacity
    ctx.strokeStyle = styleOf(ctx, art.stroke.paint)
    ctx.lineWidth = art.stroke.width
    ctx.lineCap = art.stroke.cap
    ctx.lineJoin = art.stroke.join
    ctx.miterLimit = SVG_MITRE_LIMIT
    ctx.setLineDash([...art.stroke.dash])
    ctx.stroke(path)
  }
  ctx.restore()
}

function styleOf(ctx: Context2D, paint: Paint): unknown {
  if (paint.kind === 'solid') return withOpacity(paint.color, paint.opacity)
  const gradient =
    paint.kind === 'linear'
      ? ctx.createLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
      : ctx.createRadialGradient(paint.fx, paint.fy, 0, paint.cx, paint.cy, paint.r)
  for (const stop of paint.stops) gradient.addColorStop(stop.offset, withOpacity(stop.color, stop.opacity))
  return gradient
}

function withOpacity(color: string, opacity: number): string {
  if (opacity >= 1) return color
  const alpha = Math.round(Math.max(0, opacity) * 255)
  return color + alpha.toString(16).padStart(2, '0')
}
