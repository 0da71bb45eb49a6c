import type { Rect } from '@collagerie/core/geometry'
import type { Finish } from '@collagerie/core/hanging'
import type { Context2D } from '../platform/platform.ts'

/** How a front catches the light from above left. */
export function paintSheen(ctx: Context2D, box: Rect, finish: Finish, scale: number): void {
  ctx.save()
  SHEENS[finish](ctx, box, scale)
  ctx.restore()
}

const SHEENS: Readonly<Record<Finish, (ctx: Context2D, box: Rect, scale: number) => void>> = {
  paper: (ctx, box) => edge(ctx, box, 1, 0.35, 0.1),
  canvas: (ctx, box, scale) => {
    wash(ctx, box, 0.07, 0.05)
    edge(ctx, box, Math.max(1, 0.25 * scale), 0.28, 0.2)
  },
  tile: (ctx, box, scale) => {
    wash(ctx, box, 0.05, 0.03)
    edge(ctx, box, Math.max(1, 0.12 * scale), 0.4, 0.2)
  },
  metal: (ctx, box, scale) => {
    wash(ctx, box, 0.14, 0.06)
    edge(ctx, box, Math.max(1, 0.1 * scale), 0.7, 0.3)
  },
  glass: (ctx, box, scale) => {
    reflection(ctx, box)
    edge(ctx, box, Math.max(1, 0.18 * scale), 0.75, 0.25)
  },
}

/** Lighter towards the light, darker away from it. */
function wash(ctx: Context2D, { x, y, width, height }: Rect, light: number, dark: number): void {
  const gradient = ctx.createLinearGradient(x, y, x + width, y + height)
  gradient.addColorStop(0, `rgba(255, 255, 255, ${light})`)
  gradient.addColorStop(0.5, 'rgba(255, 255, 255, 0)')
  gradient.addColorStop(0.5, 'rgba(0, 0, 0, 0)')
  gradient.addColorStop(1, `rgba(0, 0, 0, ${dark})`)
  ctx.fillStyle = gradient
  ctx.fillRect(x, y, width, height)
}

/** The window across the room, in the glass. */
function reflection(ctx: Context2D, { x, y, width, height }: Rect): void {
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  const gradient = ctx.createLinearGradient(x, y, x + width, y + height)
  for (const [at, alpha] of [
    [0, 0.2],
    [0.3, 0.1],
    [0.301, 0.02],
    [0.38, 0.02],
    [0.381, 0.09],
    [0.47, 0.05],
    [0.471, 0],
    [1, 0],
  ] as const) {
    gradient.addColorStop(at, `rgba(255, 255, 255, ${alpha})`)
  }
  ctx.fillStyle = gradient
  ctx.fillRect(x, y, width, height)
}

/** The upper and left edges are lit, the others in shade. */
function edge(ctx: Context2D, { x, y, width, height }: Rect, thick: number, light: number, dark: number): void {
  ctx.fillStyle = `rgba(255, 255, 255, ${light})`
  ctx.fillRect(x, y, width, thick)
  ctx.fillStyle = `rgba(255, 255, 255, ${light * 0.6})`
  ctx.fillRect(x, y + thick, thick, height - thick)
  ctx.fillStyle = `rgba(0, 0, 0, ${dark})`
  ctx.fillRect(x + thick, y + height - thick, width - thick, thick)
  ctx.fillStyle = `rgba(0, 0, 0, ${dark * 0.6})`
  ctx.fillRect(x + width - thick, y + thick, thick, height - 2 * thick)
}
