import type { CardStep } from '../plan/step.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { withBox } from './pixels.ts'

/** Light from above: every card throws its shadow the same way, however it lies. */
export function paintCard(ctx: Context2D, step: CardStep, { view }: PaintTools): void {
  withBox(ctx, step.box, view, ({ x, y, width, height }) => {
    ctx.save()
    ctx.fillStyle = step.color
    ctx.shadowColor = 'rgba(31, 29, 26, 0.55)'
    ctx.shadowBlur = step.shadow * view.scale
    ctx.shadowOffsetX = 0
    ctx.shadowOffsetY = step.shadow * 0.6 * view.scale
    ctx.fillRect(x, y, width, height)
    ctx.shadowColor = 'rgba(255, 255, 255, 0.55)'
    ctx.shadowBlur = step.glow * view.scale
    ctx.shadowOffsetY = 0
    ctx.fillRect(x, y, width, height)
    ctx.restore()
  })
}
