import type { TextStep } from '../plan/step.ts'
import { faceOf } from '../platform/fonts.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { moveToMiddle } from './pixels.ts'
import { writeSpaced } from './spaced-text.ts'

export function paintText(ctx: Context2D, step: TextStep, { view }: PaintTools): void {
  const { scale } = view
  const left = (-step.box.width / 2) * scale
  const top = (-step.box.height / 2) * scale
  ctx.save()
  moveToMiddle(ctx, step.box, view)
  if (step.ground) {
    const { box, color, opacity } = step.ground
    ctx.globalAlpha = opacity
    ctx.fillStyle = color
    ctx.fillRect(left + box.x * scale, top + box.y * scale, box.width * scale, box.height * scale)
  }
  ctx.globalAlpha = step.opacity ?? 1
  ctx.fillStyle = step.color
  ctx.font = `${step.fontSize * scale}px "${faceOf(step.font, step.weight).family}"`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  for (const { text, x, y } of step.lines) {
    writeSpaced(ctx, { text, x: left + x * scale, y: top + y * scale }, step.letterSpacing * scale)
  }
  ctx.restore()
}
