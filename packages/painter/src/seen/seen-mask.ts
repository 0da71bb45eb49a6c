import { inRadians, type Size, turnedBounds } from '@collagerie/core/geometry'
import type { PaintStep } from '../plan/paint-step.ts'
import type { MakeSurface, Platform, Surface } from '../platform/platform.ts'
import { paintSeen } from './paint-seen.ts'

const WHITE = '#ffffff'

/** The visible part of a slot's photo, opaque on a canvas as large as the upright photo. */
export function seenMask(
  steps: readonly PaintStep[],
  slot: string,
  format: Size,
  scale: number,
  { platform, makeSurface }: { readonly platform: Platform; readonly makeSurface: MakeSurface },
): Surface | undefined {
  const found = steps.find((step) => step.kind === 'placeholder' && step.slot === slot)
  if (found?.kind !== 'placeholder') return undefined
  const { box } = found
  const bounds = turnedBounds(box, box.rotation)
  const view = { scale, left: Math.floor(bounds.x * scale), top: Math.floor(bounds.y * scale) }
  const across = Math.max(1, Math.ceil((bounds.x + bounds.width) * scale) - view.left)
  const down = Math.max(1, Math.ceil((bounds.y + bounds.height) * scale) - view.top)
  const turned = makeSurface(across, down)
  paintSeen(turned.ctx, steps, format, { view, platform }, (name) => (name === slot ? WHITE : undefined))

  const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))]
  const mask = makeSurface(width, height)
  const { ctx } = mask
  ctx.save()
  ctx.translate(width / 2, height / 2)
  ctx.rotate(inRadians(-box.rotation))
  const x = view.left - (box.x + box.width / 2) * scale
  const y = view.top - (box.y + box.height / 2) * scale
  ctx.drawImage(turned.image, 0, 0, across, down, x, y, across, down)
  ctx.restore()
  return mask
}
