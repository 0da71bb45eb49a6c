import { camera } from '../light/camera.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, TALL } from '../light/photograph.ts'
import { shaped } from '../light/solid.ts'
import { add, clamp, dot, mix, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.75, 0.75, 0.55))
const HIGH = 1.2

/** How far a petal stands from the axis at this height: a cup that closes a little and opens at its lip. */
const bulge = (t: number) =>
  0.09 + 0.38 * Math.sin(Math.PI * (0.04 + 0.6 * t ** 0.72)) - 0.06 * t + 0.08 * clamp(t - 0.8)

interface Met {
  readonly away: number
  /** Where on the petal: from its midrib to its edge, and from its foot to its tip. */
  readonly aside: number
  readonly up: number
}

/** The nearest of six petals, three within three. */
function petal(p: Vec): Met {
  const r = Math.hypot(p.x, p.z)
  if (r > 0.7) return { away: r - 0.6, aside: 0, up: 0 }
  const angle = Math.atan2(p.z, p.x)
  let best: Met = { away: 9, aside: 0, up: 0 }
  for (let i = 0; i < 6; i++) {
    const isOuter = i % 2 === 0
    let turn = angle - (i * Math.PI) / 3 - 0.62 - 0.12 * hash(i, 2)
    turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
    if (Math.abs(turn) > 1.6) continue
    const tall = HIGH * (isOuter ? 0.94 + 0.05 * hash(i, 4) : 1.03)
    const t = clamp(p.y / tall)
    const wide = (isOuter ? 1.02 : 0.95) * Math.sqrt(Math.max(0, 1 - t ** 3.6)) * (0.62 + 0.38 * smoothstep(0, 0.35, t))
    const aside = Math.abs(turn) / Math.max(wide, 0.02)
    const edge = Math.min(1.3, aside)
    const lean = isOuter ? 1.06 + 0.05 * edge * edge * t - 0.03 * edge : 0.93 - 0.05 * edge * edge
    const wave = 0.012 * Math.sin(turn * 7 + i * 3 + p.y * 5) * edge * t
    const rib = 0.014 * smoothstep(0.16, 0, Math.abs(turn)) * (1 - t)
    const skin = Math.abs(r - bulge(t) * lean - wave - rib) - 0.009
    const away = Math.max(skin, (Math.abs(turn) - wide) * r, p.y - tall, -p.y)
    if (away < best.away) best = { away, aside: turn / Math.max(wide, 0.02), up: t }
  }
  return best
}

function flower(at: Vec, n: Vec) {
  const { aside, up } = petal(at)
  const vein = fbm(aside * 7 + 5, up * 1.1, 4)
  const rim = smoothstep(0.45, 1, Math.abs(aside)) * 0.6 + 0.4 * smoothstep(0.7, 1, up)
  const pink = mixVec(vec(0.78, 0.075, 0.27), vec(0.95, 0.4, 0.55), clamp(rim + (vein - 0.5) * 0.5))
  const colour = mixVec(pink, vec(0.72, 0.66, 0.36), smoothstep(0.2, 0.0, up + 0.08 * (vein - 0.5)))
  // Petals are thin: the sun behind them shines through.
  const through = clamp(-dot(n, SUN)) * 0.42 * (0.45 + 0.55 * up)
  return {
    colour,
    gloss: 0.02,
    roughness: 0.5,
    soft: 0.45,
    glow: scale(vec(colour.x, colour.y * 0.75, colour.z * 0.8), through),
  }
}

/** A stem that leans, and two long leaves. */
function stalk(p: Vec): number {
  const down = clamp(-p.y, 0, 3)
  const x = p.x - 0.06 * down * down * 0.4
  return Math.max(Math.hypot(x, p.z) - 0.062 - 0.012 * smoothstep(0.12, 0, down), p.y - 0.06, -p.y - 3)
}

function leaf(p: Vec, x: number, lean: number, tall: number): number {
  const t = clamp((p.y + 3) / tall)
  const middle = x + lean * t * t
  const half = 0.24 * Math.sin(Math.PI * (0.25 + 0.75 * t) ** 1.1) * (1 - t ** 5) + 0.002
  const fold = 0.35 * Math.abs(p.x - middle) + 0.05 * Math.sin(t * 5)
  return Math.max(Math.abs(p.z - 0.15 + fold) - 0.012, Math.abs(p.x - middle) - half, p.y + 3 - tall) * 0.7
}

const green = (at: Vec, n: Vec) => ({
  colour: scale(mixVec(vec(0.11, 0.24, 0.07), vec(0.2, 0.33, 0.12), noise(at.x * 50, at.y * 2)), 0.9),
  gloss: 0.03,
  roughness: 0.4,
  soft: 0.3,
  glow: scale(vec(0.16, 0.3, 0.04), clamp(-dot(n, SUN)) * 0.35),
})

/** Other tulips of the bed, far out of focus, and the sun between leaves. */
const BLOBS = Array.from({ length: 22 }, (_, i) => ({
  x: hash(i, 21) * 0.7 - 0.35,
  y: -0.27 + 0.2 * hash(i, 22),
  r: 0.026 + 0.026 * hash(i, 23),
  light: [vec(0.5, 0.04, 0.12), vec(0.62, 0.2, 0.3), vec(0.75, 0.46, 0.12), vec(0.5, 0.06, 0.2)][i % 4] as Vec,
}))
const SPOTS = Array.from({ length: 34 }, (_, i) => ({
  x: hash(i, 31) * 0.56 - 0.28,
  y: -0.06 + 0.36 * hash(i, 32),
  r: 0.016 + 0.02 * hash(i, 33),
  power: 0.05 + 0.3 * hash(i, 34),
}))

function garden(d: Vec): Vec {
  const x = d.x / Math.max(0.2, d.z)
  const y = d.y / Math.max(0.2, d.z)
  const hedge = mixVec(vec(0.025, 0.075, 0.03), vec(0.13, 0.24, 0.06), fbm(x * 3.4 + 2, y * 3.4, 3))
  const lawn = mixVec(vec(0.1, 0.2, 0.05), vec(0.2, 0.32, 0.08), fbm(x * 3, y * 7, 2))
  let light = mixVec(lawn, hedge, smoothstep(-0.1, 0.1, y))
  for (const { x: bx, y: by, r, light: colour } of BLOBS) {
    const away = Math.hypot(x - bx, (y - by) * 0.8) / r
    light = mixVec(light, colour, smoothstep(1.25, 0.45, away) * 0.6)
  }
  for (const spot of SPOTS) {
    const away = Math.hypot(x - spot.x, y - spot.y) / spot.r
    light = add(light, scale(vec(0.85, 0.9, 0.45), spot.power * smoothstep(1.1, 0.75, away)))
  }
  return light
}

export const tulip: Photograph = {
  id: 'tulip',
  isHero: true,
  ...TALL,
  rays: 18,
  detail: 0.45,
  isTraced: true,
  film: {
    exposure: 0.35,
    grain: 0.028,
    vignette: 0.5,
    contrast: 1.12,
    saturation: 1,
    shadows: [0.0, 0.008, 0.01],
    lights: [0.012, 0.002, -0.006],
    bloom: 0.08,
  },
  open() {
    const look = camera({
      eye: vec(0.1, 0.75, -6),
      target: vec(0.02, 0.28, 0),
      spread: 0.175,
      aperture: 0.05,
      focus: 5.65,
    })
    const room = {
      solids: [
        shaped(vec(0, 0.6, 0), 0.85, (p) => petal(p).away * 0.62, flower, 0.9),
        shaped(vec(0.02, -0.8, 0), 0.92, stalk, green, 0.9),
        shaped(vec(-0.6, -0.95, 0.15), 0.75, (p) => leaf(p, -0.25, -0.5, 2.75), green, 0.8),
        shaped(vec(0.65, -1.1, 0.15), 0.7, (p) => leaf(p, 0.35, 0.55, 2.3), green, 0.8),
      ],
      lamps: [{ corner: vec(-7, 5, 2), across: vec(2.4, 0, 2), up: vec(0.6, 2.6, -0.8), light: vec(24, 21, 16) }],
      around: (d: Vec) =>
        d.z > 0.2
          ? garden(d)
          : mixVec(vec(0.1, 0.14, 0.06), vec(0.62, 0.72, 0.86), mix(0, 1, smoothstep(-0.2, 0.5, d.y))),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice, { seesLamps: false })
    }
  },
}
