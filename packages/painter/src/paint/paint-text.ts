import { groundsOf } from '../plan/bounds-of.ts'
import type { TextStep } from '../plan/paint-step.ts'
import type { View } from '../plan/view.ts'
import { faceOf } from '../platform/fonts.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { moveToMiddle, snapped } from './pixels.ts'
import { writeSpaced } from './write-spaced.ts'

export function paintText(ctx: Context2D, step: TextStep, { view }: PaintTools): void {
  const { scale } = view
  const left = (-step.box.width / 2) * scale
  const top = (-step.box.height / 2) * scale
  ctx.save()
  if (step.ground) paintGround(ctx, step, step.ground, view)
  moveToMiddle(ctx, step.box, view)
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

/** An upright field ends on the same whole pixels as its photo, or a thin line of photo would be seen beside it. */
function paintGround(
  ctx: Context2D,
  step: TextStep,
  { box, color, opacity }: NonNullable<TextStep['ground']>,
  view: View,
): void {
  ctx.save()
  ctx.globalAlpha = opacity
  ctx.fillStyle = color
  if (step.box.rotation === 0) {
    for (const { x, y, width, height } of groundsOf(step).map((ground) => snapped(ground, view))) {
      ctx.fillRect(x, y, width, height)
    }
  } else {
    moveToMiddle(ctx, step.box, view)
    const { scale } = view
    const [left, top] = [box.x - step.box.width / 2, box.y - step.box.height / 2]
    ctx.fillRect(left * scale, top * scale, box.width * scale, box.height * scale)
  }
  ctx.restore()
}
