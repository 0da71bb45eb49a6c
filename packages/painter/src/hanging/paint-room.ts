import type { RoomId, WallViewport } from '@collagerie/core/hanging'
import type { Context2D, Platform } from '../platform/platform.ts'
import type { Drawn } from './drawing.ts'
import { roomTone, type Scheme } from './room-tone.ts'
import { ROOM_DRAWINGS } from './rooms/index.ts'

/** Draws a room so that the view's corner lies in the corner of the canvas. */
export function paintRoom(ctx: Context2D, room: RoomId, view: WallViewport, scheme: Scheme, platform: Platform): void {
  ctx.save()
  ctx.transform(view.scale, 0, 0, view.scale, -view.left * view.scale, -view.top * view.scale)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const drawn of ROOM_DRAWINGS[room]) {
    if (drawn.only === undefined || drawn.only === scheme) paintDrawn(ctx, drawn, scheme, platform)
  }
  ctx.restore()
}

function paintDrawn(ctx: Context2D, drawn: Drawn, scheme: Scheme, platform: Platform): void {
  const { fill, line, fade, alpha = 1 } = drawn
  const path = platform.path(drawn.path)
  if (line !== undefined) {
    ctx.strokeStyle = roomTone(scheme, fill, alpha)
    ctx.lineWidth = line
    ctx.stroke(path)
    return
  }
  if (fade) {
    ctx.save()
    ctx.translate(fade.x, fade.y)
    ctx.scale(1, fade.flat)
    const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, fade.radius)
    // Falls off as light does: most of it near the middle.
    for (const [at, share] of [
      [0, 1],
      [0.25, 0.76],
      [0.5, 0.38],
      [0.75, 0.11],
      [1, 0],
    ] as const) {
      gradient.addColorStop(at, roomTone(scheme, fill, alpha * share))
    }
    ctx.fillStyle = gradient
    ctx.fillRect(-fade.radius, -fade.radius, 2 * fade.radius, 2 * fade.radius)
    ctx.restore()
    return
  }
  ctx.fillStyle = fillOf(ctx, drawn, scheme)
  ctx.fill(path)
}

function fillOf(ctx: Context2D, { fill, to, span, alpha = 1 }: Drawn, scheme: Scheme): unknown {
  if (!to || !span) return roomTone(scheme, fill, alpha)
  const gradient = ctx.createLinearGradient(0, span[0], 0, span[1])
  gradient.addColorStop(0, roomTone(scheme, fill, alpha))
  gradient.addColorStop(1, roomTone(scheme, to, alpha))
  return gradient
}
