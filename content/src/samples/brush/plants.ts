import type { Point } from '@collagerie/core/geometry'
import { along, mixRgb, rgb, type Stops, vary, varyRgb } from './colour.ts'
import type { Easel } from './easel.ts'
import type { CanvasPaint } from './form.ts'
import type { Oval } from './path.ts'

interface Blade extends Point {
  readonly length: number
  /** How far its tip stands aside of its foot. */
  readonly lean: number
  readonly width: number
}

/** One tapering stroke from the ground, bent by the wind. */
export function blade(easel: Easel, { x, y, length, lean, width }: Blade, paint: CanvasPaint): void {
  const { ctx } = easel
  ctx.fillStyle = paint
  ctx.beginPath()
  ctx.moveTo(x - width / 2, y)
  ctx.quadraticCurveTo(x - width / 3 + lean * 0.25, y - length * 0.6, x + lean, y - length)
  ctx.quadraticCurveTo(x + width / 2 + lean * 0.25, y - length * 0.6, x + width / 2, y)
  ctx.fill()
}

export interface Grass {
  readonly top: number
  readonly bottom: number
  readonly count: number
  /** Blade length at the top and at the bottom of the field. */
  readonly far: number
  readonly near: number
  readonly stops: Stops
  readonly wind?: number
  readonly ground?: (x: number) => number
}

/** A meadow of blades, far to near, so that the near ones stand in front. */
export function grass(easel: Easel, look: Grass): void {
  const { dice, width } = easel
  for (let index = 0; index < look.count; index++) {
    const depth = (index / look.count) ** 0.7
    const x = dice.range(-20, width + 20)
    const y = look.top + depth * (look.bottom - look.top) + (look.ground?.(x) ?? 0)
    const length = (look.far + (look.near - look.far) * depth ** 1.5) * dice.range(0.5, 1.25)
    const colour = vary(along(look.stops, depth), dice, 16)
    blade(
      easel,
      { x, y, length, lean: dice.around((look.wind ?? 0) * length, length * 0.5), width: length * 0.07 + 0.7 },
      colour,
    )
  }
}

export interface Crown {
  readonly dark: string
  readonly mid: string
  readonly light: string
  readonly count: number
  readonly leaf: number
  /** Where the light comes from, as a direction. */
  readonly lightX?: number
  readonly lightY?: number
  readonly slender?: number
}

/** A mass of leaves or petals: dark ones inside and below first, lit ones last and towards the light. */
export function crown(easel: Easel, { x, y, across, down }: Oval, look: Crown): void {
  const { ctx, dice } = easel
  const dark = rgb(look.dark)
  const mid = rgb(look.mid)
  const light = rgb(look.light)
  const lightX = look.lightX ?? -0.5
  const lightY = look.lightY ?? -0.8
  for (let index = 0; index < look.count; index++) {
    const stage = index / look.count
    const angle = dice.range(0, Math.PI * 2)
    const reach = Math.sqrt(dice.unit()) * (1.02 - stage * 0.15)
    const shift = stage * 0.22
    const px = Math.cos(angle) * reach + lightX * shift
    const py = Math.sin(angle) * reach + lightY * shift
    const facing = px * lightX + py * lightY
    const value = stage * 0.6 + facing * 0.42 + dice.range(-0.15, 0.2)
    const colour =
      value < 0.42
        ? mixRgb(dark, mid, Math.max(0, value) / 0.42)
        : mixRgb(mid, light, Math.min(1, (value - 0.42) / 0.43))
    const size = look.leaf * dice.range(0.55, 1.25)
    ctx.fillStyle = varyRgb(colour, dice, 10)
    ctx.beginPath()
    ctx.ellipse(x + px * across, y + py * down, size, size * (look.slender ?? 0.55), dice.range(0, Math.PI), 0, 7)
    ctx.fill()
  }
}
