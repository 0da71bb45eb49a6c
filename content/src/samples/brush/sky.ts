import { clamp } from '@collagerie/core/geometry'
import { mixRgb, rgb, type Stops } from './colour.ts'
import type { Easel } from './easel.ts'
import { vertical } from './form.ts'
import { cloudNoise, smoothstep } from './noise.ts'
import { shade } from './shade.ts'

/** Fills the whole picture: below `bottom` the last colour goes on, so that nothing stays bare behind soft edges. */
export function sky(easel: Easel, bottom: number, stops: Stops): void {
  easel.ctx.fillStyle = vertical(easel, 0, bottom, stops)
  easel.ctx.fillRect(0, 0, easel.width, easel.height)
}

export interface Clouds {
  readonly top: number
  readonly bottom: number
  /** Size of a cloud in units, across and up. */
  readonly across: number
  readonly up: number
  /** 0 clear .. 1 overcast. */
  readonly cover: number
  readonly light: string
  readonly dark: string
  readonly alpha?: number
  readonly seed: number
  /** Which way the light comes from, in units of the noise. */
  readonly towards?: readonly [number, number]
}

/** Clouds from noise, lit by comparing each place with the one nearer the light. */
export function clouds(easel: Easel, look: Clouds): void {
  const light = rgb(look.light)
  const dark = rgb(look.dark)
  const [lx, ly] = look.towards ?? [0.1, -0.25]
  const low = 0.72 - look.cover * 0.42
  const height = look.bottom - look.top
  shade(easel, { y: look.top, height, step: 3 }, (x, y) => {
    const nx = x / look.across
    const ny = y / look.up
    const body = cloudNoise(nx, ny, 5, look.seed)
    const density = smoothstep(low, low + 0.22, body)
    if (density <= 0) return [light, 0]
    const nearer = cloudNoise(nx + lx, ny + ly, 4, look.seed)
    const lit = clamp(0.5 + (body - nearer) * 3.2, 0, 1)
    const fadeAt = (y - look.top) / height
    const fade = smoothstep(0, 0.2, fadeAt) * smoothstep(1, 0.75, fadeAt)
    return [mixRgb(dark, light, lit), density * fade * (look.alpha ?? 0.9)]
  })
}
