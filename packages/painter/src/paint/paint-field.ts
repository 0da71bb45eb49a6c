import type { ClearStep, FieldStep } from '../plan/paint-step.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { snapped, withBox } from './pixels.ts'

export function paintField(ctx: Context2D, step: FieldStep, { view }: PaintTools): void {
  ctx.fillStyle = step.color
  for (const box of step.boxes) {
    withBox(ctx, box, view, ({ x, y, width, height }) => ctx.fillRect(x, y, width, height))
  }
  for (const circle of step.circles) {
    ctx.beginPath()
    ctx.arc(
      circle.x * view.scale - view.left,
      circle.y * view.scale - view.top,
      circle.radius * view.scale,
      0,
      Math.PI * 2,
    )
    ctx.fill()
  }
}

export function paintClear(ctx: Context2D, step: ClearStep, { view }: PaintTools): void {
  for (const box of step.boxes) {
    const { x, y, width, height } = snapped(box, view)
    ctx.clearRect(x, y, width, height)
  }
}
