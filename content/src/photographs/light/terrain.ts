import { clamp, unit, type Vec, vec } from './vec.ts'

export type Height = (x: number, z: number, fine: number) => number

/** How far a ray runs until it meets the ground, or -1. `fine` is the smallest detail worth computing there. */
export function meetGround(height: Height, from: Vec, to: Vec, top: number, far: number, care = 0.5): number {
  let t = 0.5
  let last = t
  for (let i = 0; i < 420; i++) {
    const y = from.y + to.y * t
    if (y > top && to.y >= 0) return -1
    const above = y - height(from.x + to.x * t, from.z + to.z * t, t)
    if (above < 0.0004 * t) {
      let low = last
      let high = t
      for (let step = 0; step < 6; step++) {
        const middle = (low + high) / 2
        const h = from.y + to.y * middle - height(from.x + to.x * middle, from.z + to.z * middle, t)
        if (h < 0) high = middle
        else low = middle
      }
      return high
    }
    last = t
    t += Math.max(0.002 * t, above * care)
    if (t > far) return -1
  }
  return -1
}

export function groundNormal(height: Height, x: number, z: number, fine: number): Vec {
  const e = 0.0012 * fine + 0.003
  return unit(
    vec(height(x - e, z, fine) - height(x + e, z, fine), 2 * e, height(x, z - e, fine) - height(x, z + e, fine)),
  )
}

/** How much of the sun reaches a point of the ground; its width makes the shadow's edge soft. */
export function sunShare(height: Height, at: Vec, sun: Vec, far: number, width = 0.03): number {
  let share = 1
  let t = far * 0.004
  for (let i = 0; i < 48; i++) {
    const above = at.y + sun.y * t - height(at.x + sun.x * t, at.z + sun.z * t, t * 2)
    share = Math.min(share, 0.5 + above / (width * t))
    if (share <= 0) return 0
    t += Math.max(far * 0.004, above * 0.7)
    if (t > far) break
  }
  return clamp(share)
}

/** The same ground looked up from a table of points, for the many steps of a ray; outside the table it is computed. */
export function tabled(height: Height, x0: number, z0: number, size: number, points: number): Height {
  const table = new Float32Array(points * points)
  const step = size / (points - 1)
  for (let j = 0; j < points; j++) {
    for (let i = 0; i < points; i++) table[j * points + i] = height(x0 + i * step, z0 + j * step, step)
  }
  return (x, z, fine) => {
    const px = (x - x0) / step
    const pz = (z - z0) / step
    if (px < 0 || pz < 0 || px >= points - 1 || pz >= points - 1) return height(x, z, fine)
    const ix = Math.floor(px)
    const iz = Math.floor(pz)
    const at = iz * points + ix
    const a = table[at] as number
    const b = table[at + points] as number
    const low = a + ((table[at + 1] as number) - a) * (px - ix)
    const high = b + ((table[at + points + 1] as number) - b) * (px - ix)
    return low + (high - low) * (pz - iz)
  }
}
