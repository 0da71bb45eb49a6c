import { veilOfInk } from '@collagerie/core/colour'
import type { CardStep } from '../plan/paint-step.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { withBox } from './pixels.ts'

const LIGHT = 'rgba(255, 255, 255, 0.55)'

/** Every card of a sheet casts its shadow the same way, however it lies. */
export function paintCard(ctx: Context2D, step: CardStep, { view }: PaintTools): void {
  withBox(ctx, step.box, view, ({ x, y, width, height }) => {
    const cast = (color: string, reach: number, fall = 0, drift = 0) => {
      ctx.shadowColor = color
      ctx.shadowBlur = reach * view.scale
      ctx.shadowOffsetX = drift * reach * view.scale
      ctx.shadowOffsetY = fall * reach * view.scale
      ctx.fillRect(x, y, width, height)
    }
    ctx.save()
    ctx.fillStyle = step.color
    cast(LIGHT, step.glow)
    cast(veilOfInk(step.shade), step.shadow, step.fall, step.drift)
    // Where paper touches what it lies on it is darkest, all round: a card with a glow keeps its edges, white on white.
    cast(veilOfInk(step.contact), step.glow)
    ctx.restore()
  })
}
