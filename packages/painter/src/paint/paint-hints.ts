import type { MarkStep, PlaceholderStep } from '../plan/step.ts'
import type { Context2D } from '../platform.ts'
import type { Easel } from './easel.ts'
import { withBox } from './pixels.ts'

const SOFT_FILL = '#e9e4da'
const SOFT_INK = '#a79f91'

/** A quiet field with a plus sign that grows with the slot, within reason. */
export function paintPlaceholder(ctx: Context2D, step: PlaceholderStep, { view }: Easel): void {
  withBox(ctx, step.box, view, ({ x, y, width, height }) => {
    ctx.fillStyle = SOFT_FILL
    ctx.fillRect(x, y, width, height)
    const arm = Math.min(14, Math.min(width, height) * 0.16)
    const middleX = x + width / 2
    const middleY = y + height / 2
    const thickness = Math.max(1, arm / 6)
    ctx.fillStyle = SOFT_INK
    ctx.fillRect(middleX - arm, middleY - thickness / 2, 2 * arm, thickness)
    ctx.fillRect(middleX - thickness / 2, middleY - arm, thickness, 2 * arm)
  })
}

export function paintMark(ctx: Context2D, step: MarkStep, { view }: Easel): void {
  const x = step.at.x * view.scale - view.left
  const y = step.at.y * view.scale - view.top
  ctx.save()
  ctx.font = '600 13px "Jost Variable", sans-serif'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const width = ctx.measureText(step.label).width + 20
  ctx.fillStyle = step.color
  ctx.fillRect(x - width / 2, y - 12, width, 24)
  ctx.fillStyle = '#ffffff'
  ctx.fillText(step.label, x, y)
  ctx.restore()
}
