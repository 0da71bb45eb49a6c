import type { Solid } from './solid.ts'
import { along, type Vec } from './vec.ts'

interface Placed {
  readonly solid: Solid
  readonly x: number
  readonly z: number
  readonly reach: number
}

const NONE: readonly Solid[] = []
const keyOf = (i: number, j: number) => (i + 1024) * 4096 + j + 1024

/** Many small things on a floor as one: a ray is tried only against those in the squares it passes over. */
export function strewn(all: readonly Placed[], square: number, top: number): Solid {
  const squares = new Map<number, Solid[]>()
  for (const { solid, x, z, reach } of all) {
    for (let i = Math.floor((x - reach) / square); i <= Math.floor((x + reach) / square); i++) {
      for (let j = Math.floor((z - reach) / square); j <= Math.floor((z + reach) / square); j++) {
        const key = keyOf(i, j)
        squares.set(key, [...(squares.get(key) ?? []), solid])
      }
    }
  }
  let found: Solid | undefined
  return {
    meet(from, to) {
      found = undefined
      // From where the ray dips below the highest of them to where it leaves the floor.
      const enter = to.y < 0 ? Math.max(0, (top - from.y) / to.y) : from.y > top ? Number.POSITIVE_INFINITY : 0
      const leave = to.y < 0 ? (-square - from.y) / to.y : Math.min((top - from.y) / Math.max(to.y, 1e-6), square * 9)
      if (enter >= leave) return Number.POSITIVE_INFINITY
      let best = Number.POSITIVE_INFINITY
      const start = along(from, to, enter)
      let i = Math.floor(start.x / square)
      let j = Math.floor(start.z / square)
      let t = enter
      for (let step = 0; step < 200 && t < leave && t < best; step++) {
        for (const solid of squares.get(keyOf(i, j)) ?? NONE) {
          const met = solid.meet(from, to)
          if (met < best) {
            best = met
            found = solid
          }
        }
        const nextX = ((i + (to.x > 0 ? 1 : 0)) * square - from.x) / (to.x || 1e-9)
        const nextZ = ((j + (to.z > 0 ? 1 : 0)) * square - from.z) / (to.z || 1e-9)
        if (nextX < nextZ) {
          i += to.x > 0 ? 1 : -1
          t = nextX
        } else {
          j += to.z > 0 ? 1 : -1
          t = nextZ
        }
      }
      return best
    },
    normal: (at: Vec) => (found as Solid).normal(at),
    surface: (at, normal) => (found as Solid).surface(at, normal),
  }
}
