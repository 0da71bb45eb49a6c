import { noiseSlope } from './noise.ts'
import type { RayDice } from './ray-dice.ts'
import { clamp, unit, type Vec, vec } from './vec.ts'

export interface Waves {
  /** How steep they are; 0.1 is calm. */
  readonly chop: number
  /** Length of the longest in metres. */
  readonly longest: number
}

/**
 * The slope of the water where a ray meets it. Waves too small for their distance are not drawn but thrown: each ray
 * meets another of them, which is what makes the sun's path glitter.
 */
export function seaNormal(at: Vec, distance: number, dice: RayDice, { chop, longest }: Waves): Vec {
  let sx = 0
  let sz = 0
  let thrown = 0
  let often = 1 / longest
  let steep = chop
  const seen = distance * 0.0035 + 0.004
  let x = at.x
  let z = at.z
  for (let octave = 0; octave < 9; octave++) {
    const kept = clamp(1 / (often * seen * 3) - 0.4)
    if (kept > 0) {
      const s = noiseSlope(x * often, z * often * 2.2 + octave * 7.3)
      sx += s.x * steep * kept
      sz += s.y * steep * kept
    }
    thrown += (steep * (1 - kept)) ** 2
    const lean = octave % 2 ? 0.3 : -0.34
    const turned = x * 0.95 - z * lean
    z = x * lean + z * 0.95
    x = turned
    often *= 1.95
    steep *= 0.86
  }
  const rough = Math.sqrt(thrown) * 0.6
  return unit(vec(-sx * 0.5 + dice.bell() * rough * 0.6, 1, -sz + dice.bell() * rough))
}

/** The share of light that water mirrors rather than lets in. */
export const mirrored = (cosine: number): number => 0.02 + 0.98 * (1 - clamp(cosine)) ** 5
