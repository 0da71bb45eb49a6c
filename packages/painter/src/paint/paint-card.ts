import type { CardStep } from '../plan/step.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { withBox } from './pixels.ts'

const LIGHT = 'rgba(255, 255, 255, 0.55)'
const SHADE = 'rgba(31, 29, 26, 0.6)'
/** How far a shadow falls, of its width: little, as cards lie on the cards above them and would hide all of it below. */
const FALL = 0.3
/** Where paper touches what it lies on it is darkest, all round, so white cards keep their edges on white; a share of the glow. */
const CONTACT = 0.5

/** Light from above: every card throws its shadow the same way, however it lies. */
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
    cast(SHADE, step.shadow, step.shadow * FALL)
    cast(SHADE, step.glow * CONTACT, 0)
    ctx.restore()
  })
}
