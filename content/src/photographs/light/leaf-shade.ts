import { fbm } from './noise.ts'
import type { Solid } from './solid.ts'
import { dot, frameOf, type Vec } from './vec.ts'

/**
 * Leaves between the sun and the scene, which break its light into patches: a screen across the sun's way with holes
 * in it, `away` from the origin. `open` is the share of light that they let through.
 */
export function leafShade(sun: Vec, away: number, open: number): Solid {
  const [across, up] = frameOf(sun)
  return {
    meet(from, to) {
      const facing = dot(to, sun)
      if (facing < 0.9) return Number.POSITIVE_INFINITY
      const t = (away - dot(from, sun)) / facing
      if (t <= 0) return Number.POSITIVE_INFINITY
      const at = { x: from.x + to.x * t, y: from.y + to.y * t, z: from.z + to.z * t }
      const leaves = fbm(dot(at, across) * 3.1 + 3, dot(at, up) * 3.1 + 8, 4, 0.62)
      return leaves > 0.33 + 0.34 * open ? t : Number.POSITIVE_INFINITY
    },
    normal: () => sun,
    surface: () => ({ colour: { x: 0.08, y: 0.1, z: 0.05 } }),
  }
}
