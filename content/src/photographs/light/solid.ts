import type { RayDice } from './ray-dice.ts'
import { add, along, dot, scale, sub, unit, type Vec, vec } from './vec.ts'

/** What a thing is made of, at one point. */
interface Surface {
  readonly colour: Vec
  /** How much a coat of varnish, water or wax mirrors head-on, and how rough that coat is. */
  readonly gloss?: number
  readonly roughness?: number
  /** Gold or silver: mirrors everything, in its own colour. */
  readonly isMetal?: true
  /** Light of its own. */
  readonly glow?: Vec
  /** Light that enters and leaves again elsewhere, as in wax or skin. */
  readonly soft?: number
  /** Clear: the index of refraction. */
  readonly clear?: number
  readonly normal?: Vec
}

export interface Solid {
  /** How far a ray runs to it, or Infinity. */
  meet(from: Vec, to: Vec): number
  normal(at: Vec): Vec
  surface(at: Vec, normal: Vec): Surface
}

type Look = Surface | ((at: Vec, normal: Vec) => Surface)
const asFunction = (look: Look) => (typeof look === 'function' ? look : () => look)
const NEAR = 1e-3

export function ball(centre: Vec, radius: number, look: Look): Solid {
  return {
    meet(from, to) {
      const x = from.x - centre.x
      const y = from.y - centre.y
      const z = from.z - centre.z
      const b = x * to.x + y * to.y + z * to.z
      const rest = b * b - (x * x + y * y + z * z) + radius * radius
      if (rest < 0) return Number.POSITIVE_INFINITY
      const root = Math.sqrt(rest)
      if (-b - root > NEAR) return -b - root
      return -b + root > NEAR ? -b + root : Number.POSITIVE_INFINITY
    },
    normal: (at) => scale(sub(at, centre), 1 / radius),
    surface: asFunction(look),
  }
}

/** A ball with three different radii, turned about the upright. */
export function pebble(centre: Vec, radii: Vec, turn: number, look: Look): Solid {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const inside = (p: Vec): Vec => vec((p.x * c + p.z * s) / radii.x, p.y / radii.y, (p.z * c - p.x * s) / radii.z)
  const reach = Math.max(radii.x, radii.y, radii.z) ** 2
  return {
    meet(from, to) {
      const x = from.x - centre.x
      const y = from.y - centre.y
      const z = from.z - centre.z
      const closest = x * to.x + y * to.y + z * to.z
      if (x * x + y * y + z * z - closest * closest > reach) return Number.POSITIVE_INFINITY
      const ox = (x * c + z * s) / radii.x
      const oy = y / radii.y
      const oz = (z * c - x * s) / radii.z
      const dx = (to.x * c + to.z * s) / radii.x
      const dy = to.y / radii.y
      const dz = (to.z * c - to.x * s) / radii.z
      const a = dx * dx + dy * dy + dz * dz
      const b = ox * dx + oy * dy + oz * dz
      const rest = b * b - a * (ox * ox + oy * oy + oz * oz - 1)
      if (rest < 0) return Number.POSITIVE_INFINITY
      const root = Math.sqrt(rest)
      const t = (-b - root) / a
      if (t > NEAR) return t
      const u = (-b + root) / a
      return u > NEAR ? u : Number.POSITIVE_INFINITY
    },
    normal(at) {
      const p = inside(sub(at, centre))
      const q = vec(p.x / radii.x, p.y / radii.y, p.z / radii.z)
      return unit(vec(q.x * c - q.z * s, q.y, q.z * c + q.x * s))
    },
    surface: asFunction(look),
  }
}

/** A level floor, or an upright wall. */
export function plane(normal: Vec, height: number, look: Look): Solid {
  return {
    meet(from, to) {
      const down = dot(to, normal)
      if (Math.abs(down) < 1e-7) return Number.POSITIVE_INFINITY
      const t = (height - dot(from, normal)) / down
      return t > NEAR ? t : Number.POSITIVE_INFINITY
    },
    normal: () => normal,
    surface: asFunction(look),
  }
}

/** Anything given by the distance to it, found by small steps within a ball around it. */
export function shaped(centre: Vec, reach: number, distance: (p: Vec) => number, look: Look, care = 0.9): Solid {
  return {
    meet(from, to) {
      const x = from.x - centre.x
      const y = from.y - centre.y
      const z = from.z - centre.z
      const b = x * to.x + y * to.y + z * to.z
      const rest = b * b - (x * x + y * y + z * z) + reach * reach
      if (rest < 0) return Number.POSITIVE_INFINITY
      const end = Math.sqrt(rest) - b
      let t = Math.max(-b - Math.sqrt(rest), NEAR * 2)
      for (let i = 0; i < 90 && t < end; i++) {
        const d = Math.abs(distance(along(from, to, t)))
        if (d < 0.0003 + 0.00008 * t) return t
        t += d * care
      }
      return Number.POSITIVE_INFINITY
    },
    normal(at) {
      const e = 0.0006
      return unit(
        vec(
          distance(vec(at.x + e, at.y, at.z)) - distance(vec(at.x - e, at.y, at.z)),
          distance(vec(at.x, at.y + e, at.z)) - distance(vec(at.x, at.y - e, at.z)),
          distance(vec(at.x, at.y, at.z + e)) - distance(vec(at.x, at.y, at.z - e)),
        ),
      )
    },
    surface: asFunction(look),
  }
}

/** A window, or a soft box: a bright parallelogram. */
export interface Lamp {
  readonly corner: Vec
  readonly across: Vec
  readonly up: Vec
  readonly light: Vec
  /** What crosses the window, by its place from 0 to 1 each way. */
  readonly pane?: (x: number, y: number) => number
  /** Not met by a ray, however it runs: one that met the sun by chance would leave a speck. */
  readonly isUnseen?: true
}

export function lampPoint(lamp: Lamp, dice: RayDice): { readonly at: Vec; readonly light: Vec } {
  const x = dice.next()
  const y = dice.next()
  return {
    at: add(along(lamp.corner, lamp.across, x), scale(lamp.up, y)),
    light: lamp.pane ? scale(lamp.light, lamp.pane(x, y)) : lamp.light,
  }
}
