/** A point, a direction, or linear red, green and blue. */
export interface Vec {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const vec = (x: number, y: number, z: number): Vec => ({ x, y, z })
export const grey = (v: number): Vec => ({ x: v, y: v, z: v })
export const BLACK = vec(0, 0, 0)

export const add = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })
export const sub = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
export const times = (a: Vec, b: Vec): Vec => ({ x: a.x * b.x, y: a.y * b.y, z: a.z * b.z })
export const scale = (a: Vec, k: number): Vec => ({ x: a.x * k, y: a.y * k, z: a.z * k })
/** a + b * k */
export const along = (a: Vec, b: Vec, k: number): Vec => ({ x: a.x + b.x * k, y: a.y + b.y * k, z: a.z + b.z * k })
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z
export const cross = (a: Vec, b: Vec): Vec => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})
export const length = (a: Vec): number => Math.sqrt(dot(a, a))
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1))
export const reflect = (d: Vec, n: Vec): Vec => along(d, n, -2 * dot(d, n))
export const mixVec = (a: Vec, b: Vec, k: number): Vec => ({
  x: a.x + (b.x - a.x) * k,
  y: a.y + (b.y - a.y) * k,
  z: a.z + (b.z - a.z) * k,
})

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v)
export const mix = (a: number, b: number, k: number): number => a + (b - a) * k
export function smoothstep(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Two directions at right angles to n and to each other. */
export function frameOf(n: Vec): readonly [Vec, Vec] {
  const side = unit(Math.abs(n.y) < 0.9 ? cross(n, vec(0, 1, 0)) : cross(n, vec(1, 0, 0)))
  return [side, cross(n, side)]
}
