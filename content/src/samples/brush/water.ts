import { ramp, type Stops, tint } from './colour.ts'
import { type Easel, layer } from './easel.ts'
import { cloudNoise } from './noise.ts'
import { shade } from './shade.ts'

export interface Sea {
  readonly top: number
  readonly bottom: number
  /** From the horizon to the near edge. */
  readonly stops: Stops
  /** How strongly waves lighten and darken the water, 0..1. */
  readonly chop: number
  readonly seed: number
}

/** Open water in perspective: waves widen and grow towards the viewer. */
export function sea(easel: Easel, look: Sea): void {
  const colours = ramp(look.stops)
  const height = look.bottom - look.top
  shade(easel, { y: look.top, height, step: 2 }, (x, y) => {
    const t = (y - look.top) / height
    const depth = 0.02 + t
    const wave = cloudNoise((x - easel.width / 2) / (260 * depth + 8), 9 / depth + Math.log(depth) * 8, 4, look.seed)
    return [colours(t + (wave - 0.5) * look.chop), 1]
  })
}

export interface Glitter {
  readonly x: number
  readonly top: number
  readonly bottom: number
  /** Half the width of the light's path at the top and at the bottom. */
  readonly far: number
  readonly near: number
  readonly count: number
  readonly colour: string
  readonly alpha: number
}

/** The path of a light on water: short level strokes, denser in the middle. */
export function glitter(easel: Easel, look: Glitter): void {
  const { ctx, dice } = easel
  for (let index = 0; index < look.count; index++) {
    const t = dice.unit() ** 1.25
    const y = look.top + t * (look.bottom - look.top)
    const spread = look.far + (look.near - look.far) * t
    const x = dice.around(look.x, spread * 1.5)
    const length = (3 + 26 * t) * dice.range(0.4, 1.4)
    const middle = 1 - Math.min(1, Math.abs(x - look.x) / (spread * 1.7))
    ctx.fillStyle = tint(look.colour, look.alpha * dice.range(0.2, 1) * (0.25 + middle * 0.75))
    ctx.beginPath()
    ctx.ellipse(x, y, length, 0.6 + 2.2 * t * dice.range(0.4, 1), 0, 0, 7)
    ctx.fill()
  }
}

export interface Mirror {
  readonly horizon: number
  readonly bottom: number
  /** How far strips are pushed sideways. */
  readonly ripple: number
  readonly alpha: number
  readonly squash?: number
  readonly blur?: number
}

/** Turns what stands above the horizon upside down into the water, strip by strip. */
export function mirror(easel: Easel, look: Mirror): void {
  const { dice, scale, width } = easel
  const picture = easel.ctx.canvas
  const squash = look.squash ?? 1
  layer(easel, { alpha: look.alpha, blur: look.blur ?? 0 }, ({ ctx }) => {
    let shift = 0
    for (let y = look.horizon; y < look.bottom; ) {
      const t = (y - look.horizon) / (look.bottom - look.horizon)
      const strip = 1.5 + t * 4
      shift = shift * 0.6 + dice.range(-1, 1) * look.ripple * (0.3 + t)
      const source = look.horizon - (y - look.horizon + strip) / squash
      if (source < 0) break
      ctx.save()
      ctx.translate(0, y + strip)
      ctx.scale(1, -1)
      // A little overlap hides the seams that rounding would leave.
      ctx.drawImage(
        picture,
        0,
        source * scale,
        picture.width,
        Math.max(1, (strip / squash) * scale),
        shift,
        -0.8,
        width,
        strip + 1.6,
      )
      ctx.restore()
      y += strip
    }
  })
}
