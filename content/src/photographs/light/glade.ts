import { fbm, hash } from './noise.ts'
import { add, clamp, dot, mix, mixVec, scale, smoothstep, type Vec, vec } from './vec.ts'

const HAZE = vec(1.5, 1.12, 0.66)

/** Points of light far out of focus: discs, at most one to a square of the given size. */
function discs(x: number, y: number, size: number, seed: number): number {
  let light = 0
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const ix = Math.floor(x / size) + i
      const iy = Math.floor(y / size) + j
      const away = Math.hypot(x / size - ix - hash(ix, iy, seed), y / size - iy - hash(ix, iy, seed + 1))
      const wide = mix(0.4, 0.62, hash(ix, iy, seed + 2))
      light += smoothstep(wide, wide * 0.9, away) * (0.7 + 0.5 * (away / wide) ** 2) * hash(ix, iy, seed + 3) ** 4
    }
  }
  return light
}

/** The edge of a wood and the evening sky far out of focus: light falls through the leaves in wide soft discs. */
export function sunGlade(d: Vec, sun: Vec): Vec {
  const x = d.x / Math.max(0.2, d.z)
  const crown = 0.17 + 0.12 * (fbm(x * 3.2 + 7, 1, 2) - 0.4)
  const dense = smoothstep(0.3, 0.72, fbm(x * 9, d.y * 9, 2))
  const leaves = mixVec(vec(0.1, 0.15, 0.05), vec(0.62, 0.56, 0.2), dense)
  const sky = mixVec(HAZE, vec(0.75, 0.92, 1.05), smoothstep(0.08, 0.5, d.y))
  const wood = d.z > 0 ? smoothstep(crown + 0.06, crown - 0.06, d.y) : 0
  const gaps = d.z > 0 ? discs(x, d.y, 0.034, 5) * smoothstep(0.01, 0.1, d.y) + 0.6 * discs(x, d.y, 0.05, 19) : 0
  const glow = clamp(dot(d, sun)) ** 5
  const seen = mixVec(scale(sky, 1.5), add(leaves, scale(vec(1.9, 1.4, 0.6), gaps)), wood * 0.96)
  return add(seen, scale(vec(1.6, 1.0, 0.45), glow * 0.9))
}
