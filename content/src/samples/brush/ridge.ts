import { Path2D } from '@napi-rs/canvas'
import type { Stops } from './colour.ts'
import type { Easel } from './easel.ts'
import { fill, vertical } from './form.ts'
import { cloudNoise } from './noise.ts'

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

function below(easel: Easel, at: Skyline, bottom = easel.height): Path2D {
  const path = new Path2D()
  path.moveTo(-5, bottom + 5)
  for (let x = -5; x <= easel.width + 5; x += 2) path.lineTo(x, at(x))
  path.lineTo(easel.width + 5, bottom + 5)
  path.closePath()
  return path
}
