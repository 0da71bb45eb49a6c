import type { RayDice } from './ray-dice.ts'
import { cross, sub, unit, type Vec, vec } from './vec.ts'

export interface Ray {
  readonly from: Vec
  readonly to: Vec
}

export interface Lens {
  readonly eye: Vec
  readonly target: Vec
  /** Half the short side of the picture at distance one: the smaller, the longer the lens. */
  readonly spread: number
  /** Radius of the opening, and the distance that is sharp. */
  readonly aperture?: number
  readonly focus?: number
}

/** A camera with a real lens: what is not at the focus distance blurs into discs. */
export function camera(lens: Lens): (u: number, v: number, dice: RayDice) => Ray {
  const ahead = unit(sub(lens.target, lens.eye))
  const right = unit(cross(vec(0, 1, 0), ahead))
  const up = cross(ahead, right)
  const aperture = lens.aperture ?? 0
  const focus = lens.focus ?? 1
  const { eye, spread } = lens
  return (u, v, dice) => {
    const a = u * spread
    const b = v * spread
    const to = vec(ahead.x + right.x * a + up.x * b, ahead.y + right.y * a + up.y * b, ahead.z + right.z * a + up.z * b)
    if (aperture === 0) return { from: eye, to: unit(to) }
    const [p, q] = dice.disc()
    const dx = p * aperture
    const dy = q * aperture
    const from = vec(
      eye.x + right.x * dx + up.x * dy,
      eye.y + right.y * dx + up.y * dy,
      eye.z + right.z * dx + up.z * dy,
    )
    return {
      from,
      to: unit(vec(eye.x + to.x * focus - from.x, eye.y + to.y * focus - from.y, eye.z + to.z * focus - from.z)),
    }
  }
}
