import type { BadgeStep } from '../plan/paint-step.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { signFont } from './sign-font.ts'

const BADGE = { font: 11, padding: 14, height: 18, inset: 4 } as const
/** A label shrunk below this share is unreadable: a sign replaces it. */
const LEAST_SHARE = 0.7

/** A small label at the foot of its photo, smaller on a small photo, and only a sign if it would be unreadable. */
export function paintBadge(ctx: Context2D, step: BadgeStep, { view }: PaintTools): void {
  const x = step.at.x * view.scale - view.left
  const [across, down] = [Math.floor(step.space.width * view.scale), Math.floor(step.space.height * view.scale)]
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = signFont(BADGE.font)
  const width = ctx.measureText(step.label).width + BADGE.padding
  const share = Math.min(1, across / width, down / BADGE.height)
  const isReadable = share >= LEAST_SHARE
  const height = isReadable ? BADGE.height * share : Math.min(BADGE.height, across, down)
  const inset = Math.min(BADGE.inset, (down - height) / 2)
  const y = step.at.y * view.scale - view.top + (down - height) / 2 - inset
  const half = isReadable ? (width * share - height) / 2 : 0
  ctx.fillStyle = step.color
  ctx.beginPath()
  ctx.arc(x - half, y, height / 2, Math.PI / 2, -Math.PI / 2)
  ctx.arc(x + half, y, height / 2, -Math.PI / 2, Math.PI / 2)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.font = signFont(isReadable ? BADGE.font * share : height * 0.7)
  ctx.fillText(isReadable ? step.label : '!', x, y)
  ctx.restore()
}
