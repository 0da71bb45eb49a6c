import type { PaintStep, PaintStepKind, WrapStep } from '../plan/paint-step.ts'
import type { Context2D } from '../platform/platform.ts'
import { paintArt } from './paint-art.ts'
import { paintBadge } from './paint-badge.ts'
import { paintCard } from './paint-card.ts'
import { paintClear, paintField } from './paint-field.ts'
import { paintPhoto } from './paint-photo.ts'
import { paintPlaceholder } from './paint-placeholder.ts'
import { paintText } from './paint-text.ts'
import type { PaintTools } from './paint-tools.ts'
import { enterClip, enterWrap, unfolded } from './regions.ts'

type Painter<Kind extends PaintStepKind> = (
  ctx: Context2D,
  step: Extract<PaintStep, { kind: Kind }>,
  tools: PaintTools,
) => void

const PAINTERS: { readonly [Kind in PaintStepKind]: Painter<Kind> } = {
  field: paintField,
  card: paintCard,
  photo: paintPhoto,
  placeholder: paintPlaceholder,
  clip: enterClip,
  wrap: enterWrap,
  release: (ctx) => ctx.restore(),
  art: paintArt,
  text: paintText,
  clear: paintClear,
  badge: paintBadge,
}

/** Draws the steps in order. The context's transform is the painter's own while it works. */
export function paint(ctx: Context2D, steps: readonly PaintStep[], tools: PaintTools): void {
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  const open: PaintTools[] = [tools]
  for (const step of steps) {
    const current = open.at(-1) ?? tools
    paintStep(ctx, step, current)
    if (step.kind === 'wrap') open.push(inFold(current, step))
    else if (step.kind === 'clip') open.push(current)
    else if (step.kind === 'release') open.pop()
  }
  ctx.restore()
}

function inFold(tools: PaintTools, step: WrapStep): PaintTools {
  const { print, view } = tools
  return print ? { ...tools, print: { ...print, window: unfolded(print.window, step, view) } } : tools
}

function paintStep<Kind extends PaintStepKind>(
  ctx: Context2D,
  step: Extract<PaintStep, { kind: Kind }>,
  tools: PaintTools,
): void {
  const painter = PAINTERS[step.kind]
  painter(ctx, step, tools)
}
