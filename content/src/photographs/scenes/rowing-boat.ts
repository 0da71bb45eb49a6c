import { cells, fbm, noise, noiseSlope } from '../light/noise.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import type { RayDice } from '../light/ray-dice.ts'
import { add, clamp, dot, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.62, 0.42, 0.75))
const TURN = 0.72
const LONG = 0.66
const BEAM = 0.225
const RIM = 0.13
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)]
const ALONG = (u: number, v: number) => (u + 0.02) * COS + (v - 0.02) * SIN
const ACROSS = (u: number, v: number) => (v - 0.02) * COS - (u + 0.02) * SIN

/** Half the width of the hull along its length: a sharp bow and a narrow transom. */
function half(t: number): number {
  if (t < -LONG || t > LONG) return -1
  const s = t / LONG
  return BEAM * (s > 0 ? (1 - s ** 2.3) ** 0.8 : 1 - 0.34 * (-s) ** 2.2)
}

/** The two oars, shipped: from the middle of the boat out over its side, each ending in a blade. */
function oar(t: number, s: number): number {
  const side = Math.abs(s)
  if (side < 0.05 || side > 0.62) return 0
  const middle = 0.02 - 0.42 * (side - BEAM)
  const wide = 0.0085 + 0.02 * smoothstep(0.45, 0.53, side)
  return Math.abs(t - middle) < wide ? 0.15 + 0.008 * Math.sqrt(1 - ((t - middle) / wide) ** 2) : 0
}

/** How high the boat stands over the water, seen straight from above; nothing beside it. */
function boat(u: number, v: number): number {
  const t = ALONG(u, v)
  const s = ACROSS(u, v)
  const shaft = oar(t, s)
  const wide = half(t)
  const inside = wide - Math.abs(s)
  if (inside < 0 || t < -LONG + 0.001) return shaft
  const edge = Math.min(inside, t + LONG)
  if (edge < 0.03) return Math.max(shaft, RIM - 0.6 * (edge - 0.015) ** 2 * 40)
  const bench = [-0.38, 0.0, 0.34].some((at) => Math.abs(t - at) < 0.052) || t > 0.5
  if (bench) return Math.max(shaft, 0.095 + 0.003 * noise(t * 90, 3))
  const strake = 0.006 * (((edge * 26) % 1) - 0.5)
  return Math.max(shaft, 0.012 + 0.1 * smoothstep(0.1, 0.03, edge) + strake)
}

function painted(u: number, v: number): Vec {
  const t = ALONG(u, v)
  const s = ACROSS(u, v)
  const worn = 0.78 + 0.4 * fbm(t * 9 + 3, s * 40, 4)
  const plain = scale(vec(0.5, 0.3, 0.15), worn)
  if (oar(t, s) > 0) return Math.abs(s) > 0.5 ? vec(0.7, 0.66, 0.6) : plain
  const edge = Math.min(half(t) - Math.abs(s), t + LONG)
  if (edge < 0.03) return edge < 0.012 ? vec(0.55, 0.012, 0.012) : scale(vec(0.72, 0.66, 0.56), worn)
  if (boat(u, v) > 0.08 && edge > 0.045) return plain
  return scale(vec(0.52, 0.03, 0.02), worn * (0.85 + 0.3 * noise(t * 30, s * 12)))
}

/** How much sun comes past the boat to a point at this height. */
function sunAt(u: number, v: number, high: number, reach: number, dice: RayDice): number {
  let free = 1
  const shift = dice.next()
  for (let step = 0; step < 16; step++) {
    const k = ((step + shift) / 16) * reach
    const above = high + k * (SUN.z / Math.hypot(SUN.x, SUN.y))
    const h = boat(u + (SUN.x / 0.75) * k, v + (SUN.y / 0.75) * k)
    if (h > 0 && h > above) free = Math.min(free, clamp(1 - (h - above) * 60))
  }
  return free
}

/** The net of light that ripples throw onto the bed of a lake. */
function caustic(x: number, y: number): number {
  const wx = x + 0.5 * fbm(x * 1.3 + 4, y * 1.3, 2)
  const wy = y + 0.5 * fbm(x * 1.3, y * 1.3 + 8, 2)
  const a = 1 - Math.abs(noise(wx * 2.1, wy * 2.1) * 2 - 1)
  const b = 1 - Math.abs(noise(wx * 3.3 + 7, wy * 3.3) * 2 - 1)
  return (a * b) ** 5
}

/** Sand and stones under clear water. */
function bed(x: number, y: number): Vec {
  const warp = 0.16 * fbm(x * 5, y * 5, 3)
  const near = cells(x * 7 + warp * 7, y * 7 - warp * 7)
  const often = smoothstep(0.45, 0.65, fbm(x * 1.2 + 9, y * 1.2, 3))
  const stone = smoothstep(0.34, 0.26, near.near + near.id * 0.2) * (near.id < 0.1 + 0.7 * often ? 1 : 0)
  const sand = scale(vec(0.66, 0.62, 0.46), 0.6 + 0.8 * fbm(x * 2.1, y * 2.1, 5))
  return mixVec(sand, scale(vec(0.15, 0.17, 0.14), 0.6 + near.id + 0.5 * fbm(x * 30, y * 30, 2)), stone * 0.6)
}

export const rowingBoat: Photograph = {
  id: 'rowing-boat',
  ...SQUARE,
  isHero: true,
  rays: 9,
  detail: 0.62,
  film: {
    exposure: 0.55,
    grain: 0.026,
    vignette: 0.4,
    contrast: 1.15,
    saturation: 1,
    shadows: [-0.01, 0.006, 0.012],
    lights: [0.012, 0.004, -0.006],
    bloom: 0.05,
  },
  open() {
    const sunlight = vec(1.5, 1.38, 1.2)
    const sky = vec(0.24, 0.32, 0.42)
    return (u, v, dice) => {
      const high = boat(u, v)
      if (high > 0) {
        const e = 0.004
        const n = unit(vec(boat(u - e, v) - boat(u + e, v), boat(u, v - e) - boat(u, v + e), 2.4 * e))
        const sun = clamp(dot(n, SUN)) * sunAt(u, v, high + 0.003, 0.2, dice)
        const light = add(scale(sunlight, sun), scale(sky, 0.35 + 0.65 * clamp(high / RIM)))
        const made = painted(u, v)
        return vec(made.x * light.x, made.y * light.y, made.z * light.z)
      }
      const depth = clamp(0.36 + 0.22 * u + 0.26 * v + 0.5 * (fbm(u * 0.9 + 2, v * 0.9, 3) - 0.5), 0.06, 1)
      const ripple = noiseSlope(u * 5 + 1.5 * v, v * 8 - u)
      const fine = noiseSlope(u * 17, v * 21 + u * 6)
      const sx = ripple.x * 0.05 + fine.x * 0.03
      const sy = ripple.y * 0.05 + fine.y * 0.03
      const x = u + sx * depth * 0.5
      const y = v + sy * depth * 0.5
      const shade = sunAt(x + 0.012 * dice.bell(), y + 0.012 * dice.bell(), -0.03 - 0.16 * depth, 0.34, dice)
      const net = caustic(x * 3.2, y * 3.2) * (1.6 - 0.9 * depth)
      const ground = scale(bed(x, y), (0.22 + 0.78 * shade) * (0.7 + 2.2 * net * shade))
      // Water takes red first, then green: the deeper, the bluer.
      const seen = vec(
        ground.x * Math.exp(-depth * 4.2),
        ground.y * Math.exp(-depth * 0.75),
        ground.z * Math.exp(-depth * 0.5),
      )
      const body = scale(vec(0.0, 0.16, 0.19), (1 - Math.exp(-depth * 1.6)) * (0.65 + 0.35 * shade))
      const n = unit(vec(-sx + dice.bell() * 0.035, -sy + dice.bell() * 0.035, 1))
      const glint = clamp(dot(n, unit(vec(SUN.x, SUN.y, SUN.z + 1)))) ** 900
      const mirror = scale(sky, 0.05 + 0.25 * clamp(sx * 1.5 - sy * 1.5 + 0.1))
      return add(add(add(seen, body), mirror), scale(sunlight, glint * 3))
    }
  },
}
