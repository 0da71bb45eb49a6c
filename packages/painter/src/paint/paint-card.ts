import type { CardStep } from '../plan/paint-step.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { withBox } from './pixels.ts'

const LIGHT = 'rgba(255, 255, 255, 0.55)'
const CONTACT = 'rgba(31, 29, 26, 0.6)'
/** How far a shadow falls, as a share of its width. Further, and white cards on white would lose their upper edge. */
const FALL = 0.36

/** Light comes from above: every card casts its shadow the same way, however it lies. */
export function paintCard(ctx: Context2D, step: CardStep, { view }: PaintTools): void {
  withBox(ctx, step.box, view, ({ x, y, width, height }) => {
    const cast = (color: string, reach: number, fall: number) => {
      ctx.shadowColor = color
      ctx.shadowBlur = reach * view.scale
      ctx.shadowOffsetY = fall * view.scale
      ctx.fillRect(x, y, width, height)
    }
    ctx.save()
    ctx.fillStyle = step.color
    ctx.shadowOffsetX = 0
    cast(LIGHT, step.glow, 0)
    cast(`rgba(31, 29, 26, ${step.shade})`, step.shadow, step.shadow * FALL)
    // Where paper touches what it lies on it is darkest, all round: a card with a glow keeps its edges, white on white.
    cast(CONTACT, step.glow, 0)
    ctx.restore()
  })
}
