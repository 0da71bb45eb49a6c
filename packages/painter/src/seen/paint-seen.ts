import type { Size } from '@collagerie/core/geometry'
import { paint } from '../paint/paint.ts'
import { snapped, withBox } from '../paint/pixels.ts'
import { enterClip } from '../paint/regions.ts'
import type { PaintStep, Turned } from '../plan/paint-step.ts'
import type { View } from '../plan/view.ts'
import type { Context2D, Platform } from '../platform/platform.ts'

export interface SeenEasel {
  readonly view: View
  readonly platform: Platform
}

/**
 * Paints the visible parts of slots in given colours, with the painter's own clips and drawings: whatever the painter
 * lays over a slot covers it. Nothing else is on the canvas.
 */
export function paintSeen(
  ctx: Context2D,
  steps: readonly PaintStep[],
  format: Size,
  { view, platform }: SeenEasel,
  colourOf: (slot: string) => string | undefined,
): void {
  const tools = { view, platform, pictures: () => undefined }
  const front = snapped({ x: 0, y: 0, ...format }, view)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.beginPath()
  ctx.rect(front.x, front.y, front.width, front.height)
  ctx.clip()
  for (const step of steps) {
    if (step.kind === 'clip') {
      enterClip(ctx, step, tools)
    } else if (step.kind === 'release') {
      ctx.restore()
    } else {
      const colour = step.kind === 'placeholder' ? colourOf(step.slot) : undefined
      ctx.globalCompositeOperation = colour === undefined ? 'destination-out' : 'source-over'
      ctx.fillStyle = colour ?? '#000000'
      // Neither the sign of an empty slot nor a card's shadow hides anything.
      if (step.kind === 'placeholder' || step.kind === 'card') fillBox(ctx, step.box, view)
      else paint(ctx, [step], tools)
    }
  }
  ctx.restore()
}

function fillBox(ctx: Context2D, box: Turned, view: View): void {
  withBox(ctx, box, view, ({ x, y, width, height }) => ctx.fillRect(x, y, width, height))
}
