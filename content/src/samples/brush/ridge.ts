import { Path2D } from '@napi-rs/canvas'
import { rgb, type Stops } from './colour.ts'
import type { Easel } from './easel.ts'
import { fill, vertical, within } from './form.ts'
import { cloudNoise } from './noise.ts'
import { shade } from './shade.ts'

export interface Ridge {
  /** Height of the line where the noise is at its middle. */
  readonly base: number
  readonly rise: number
  readonly length: number
  readonly seed: number
  readonly octaves?: number
  /** Paint from the highest point of the ridge down to `foot`. */
  readonly stops: Stops
  readonly foot?: number
  /** Extra height, for a peak where the composition wants one. */
  readonly lift?: (x: number) => number
}

export type Skyline = (x: number) => number

/** A chain of hills or mountains; gives back its line, so that trees and houses can stand on it. */
export function ridge(easel: Easel, look: Ridge): Skyline {
  const { height } = easel
  const at: Skyline = (x) =>
    look.base -
    (cloudNoise(x / look.length + look.seed * 3.1, look.seed, look.octaves ?? 5, look.seed) - 0.5) * 2 * look.rise -
    (look.lift?.(x) ?? 0)
  fill(easel, below(easel, at), vertical(easel, look.base - look.rise, look.foot ?? height, look.stops))
  return at
}

export function below(easel: Easel, at: Skyline, bottom = easel.height): Path2D {
  const path = new Path2D()
  path.moveTo(-5, bottom + 5)
  for (let x = -5; x <= easel.width + 5; x += 2) path.lineTo(x, at(x))
  path.lineTo(easel.width + 5, bottom + 5)
  path.closePath()
  return path
}

export interface Rock {
  readonly lit: string
  readonly dark: string
  readonly alpha: number
  readonly depth: number
  readonly seed: number
  /** Positive when the light comes from the right. */
  readonly side: number
}

/** Faces of rock under a skyline: slanting folds, bright where they turn to the light. */
export function rock(easel: Easel, at: Skyline, look: Rock): void {
  const lit = rgb(look.lit)
  const dark = rgb(look.dark)
  let top = easel.height
  for (let x = 0; x <= easel.width; x += 20) top = Math.min(top, at(x))
  within(easel, below(easel, at), () => {
    shade(easel, { y: top, height: easel.height - top, step: 3 }, (x, y) => {
      const deep = (y - at(x)) / look.depth
      if (deep < -0.05 || deep > 1) return [dark, 0]
      const slope = at(x + 6) - at(x - 6)
      const lean = x / 70 + (y - at(x)) / 130
      const fold = cloudNoise(lean, y / 160, 5, look.seed)
      const next = cloudNoise(lean + 0.12 * look.side, y / 160 - 0.04, 5, look.seed)
      const value = (fold - next) * 7 - slope * 0.06 * look.side * (1 - deep)
      return [value > 0 ? lit : dark, Math.min(1, Math.abs(value)) * look.alpha * (1 - deep) ** 0.7]
    })
  })
}
