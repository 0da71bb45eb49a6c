import type { Point } from '@collagerie/core/geometry'
import { mix, tint, vary } from './colour.ts'
import type { Easel } from './easel.ts'
import { radial } from './form.ts'

/** A flower by the middle of its bloom. */
interface Flower extends Point {
  readonly size: number
}

/** A poppy seen from the side: a bowl of four crumpled petals, light shining through the upper rim. */
export function poppy(easel: Easel, { x, y, size }: Flower, colour: string, lit: string): void {
  const { ctx, dice } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(dice.range(-0.35, 0.35))
  const dark = mix(colour, '#3a0710', 0.45)
  for (const [shift, wide, tall, share] of [
    [-0.12, 1, 0.9, 0.35],
    [0.42, 0.72, 0.78, 0.15],
    [-0.45, 0.72, 0.74, 0.1],
    [0.02, 0.9, 0.62, 0],
  ] as const) {
    const paint = radial(easel, { x: shift * size, y: size * 0.2, radius: size * 1.25 }, [
      [0, mix(dark, colour, 0.25 + share)],
      [0.55, vary(mix(colour, dark, share), dice, 12)],
      [1, mix(colour, lit, 0.75)],
    ])
    ctx.fillStyle = paint
    ctx.beginPath()
    ctx.moveTo(shift * size * 0.3, size * 0.45)
    const left = shift * size - wide * size * 0.8
    const right = shift * size + wide * size * 0.8
    const top = -tall * size * dice.range(0.75, 0.95)
    ctx.bezierCurveTo(left, size * 0.4, left * 1.05, top * 0.6, left * 0.6, top)
    ctx.quadraticCurveTo(shift * size * 0.9, top * dice.range(0.8, 1.2), right * 0.6, top)
    ctx.bezierCurveTo(right * 1.05, top * 0.6, right, size * 0.4, shift * size * 0.3, size * 0.45)
    ctx.fill()
  }
  ctx.fillStyle = tint('#1c0a12', 0.75)
  ctx.beginPath()
  ctx.ellipse(0, -size * 0.02, size * 0.17, size * 0.12, 0, 0, 7)
  ctx.fill()
  ctx.restore()
}

/** An open blossom: petals round a heart, each with its own light. */
export function blossom(
  easel: Easel,
  { x, y, size }: Flower,
  look: {
    readonly petals: number
    readonly colour: string
    readonly tip: string
    readonly heart: string
    readonly squash?: number
    readonly wide?: number
  },
): void {
  const { ctx, dice } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(dice.range(-0.5, 0.5))
  ctx.scale(1, look.squash ?? 0.85)
  const start = dice.range(0, 6.28)
  const wide = look.wide ?? 0.62
  for (let index = 0; index < look.petals; index++) {
    const angle = start + (index / look.petals) * Math.PI * 2 + dice.range(-0.1, 0.1)
    const reach = size * dice.range(0.88, 1.08)
    ctx.save()
    ctx.rotate(angle)
    ctx.fillStyle = radial(easel, { x: 0, y: 0, radius: reach }, [
      [0, mix(look.colour, look.heart, 0.45)],
      [0.35, vary(look.colour, dice, 10)],
      [1, vary(look.tip, dice, 8)],
    ])
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.bezierCurveTo(reach * 0.3, -reach * wide * 0.7, reach * 0.8, -reach * wide, reach, -reach * 0.08)
    ctx.quadraticCurveTo(reach * 0.93, 0, reach, reach * 0.08)
    ctx.bezierCurveTo(reach * 0.8, reach * wide, reach * 0.3, reach * wide * 0.7, 0, 0)
    ctx.fill()
    ctx.strokeStyle = tint(mix(look.colour, '#40102a', 0.5), 0.16)
    ctx.lineWidth = size * 0.025
    ctx.stroke()
    ctx.restore()
  }
  for (let index = 0; index < 9; index++) {
    const angle = dice.range(0, 6.28)
    const reach = size * dice.range(0.02, 0.26)
    ctx.fillStyle = vary(look.heart, dice, 24)
    ctx.beginPath()
    ctx.arc(Math.cos(angle) * reach, Math.sin(angle) * reach, size * 0.05, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}
