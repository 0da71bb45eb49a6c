import { mix, tint, vary } from './colour.ts'
import type { Easel } from './easel.ts'
import { type Outline, pointOn } from './path.ts'

export interface Fur {
  readonly length: number
  readonly dark: string
  readonly lit: string
  readonly count: number
  /** Which way the light comes from, as a direction. */
  readonly lightX: number
  readonly lightY: number
  /** Which way the hair falls. */
  readonly fallX?: number
  readonly fallY?: number
}

/** Hair standing over the rim of a form, so that an animal has no hard outline. */
export function fringe(easel: Easel, outline: Outline, look: Fur): void {
  const { ctx, dice } = easel
  for (let index = 0; index < look.count; index++) {
    const at = index / look.count
    const [x, y] = pointOn(outline, at)
    const [nextX, nextY] = pointOn(outline, at + 0.002)
    const run = Math.hypot(nextX - x, nextY - y) || 1
    // Outlines run clockwise on the page, so the outside lies to the left of the way.
    const outX = (nextY - y) / run
    const outY = -(nextX - x) / run
    const facing = outX * look.lightX + outY * look.lightY
    const length = look.length * dice.range(0.5, 1.2)
    const tipX = x + (outX * 0.55 + (look.fallX ?? 0)) * length
    const tipY = y + (outY * 0.55 + (look.fallY ?? 0.7)) * length
    ctx.strokeStyle = tint(vary(mix(look.dark, look.lit, 0.5 + facing * 0.7), dice, 14), 0.75)
    ctx.lineWidth = dice.range(1, 2.2)
    ctx.beginPath()
    ctx.moveTo(x - outX * length * 0.5, y - outY * length * 0.5)
    ctx.quadraticCurveTo(x + outX * length * 0.25, y + outY * length * 0.25, tipX, tipY)
    ctx.stroke()
  }
}
