import { camera } from '../light/camera.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import { plane, shaped } from '../light/solid.ts'
import { clamp, cross, dot, mixVec, scale, smoothstep, sub, unit, type Vec, vec } from '../light/vec.ts'

/** How deep the pit of the nearest seed is here, and whether this is the seed itself. */
function seed(p: Vec): { readonly pit: number; readonly isSeed: number } {
  const row = Math.floor((p.y + 1) * 5.6)
  const middle = (row + 0.5) / 5.6 - 1
  const count = Math.max(4, Math.round(15 * Math.sqrt(Math.max(0.05, 1 - middle * middle)) * (0.8 + 0.25 * middle)))
  const turn = (Math.atan2(p.z, p.x) / (2 * Math.PI)) * count + (row % 2) * 0.5 + 0.2 * hash(row, 3)
  const x = turn - Math.floor(turn) - 0.5
  const y = (p.y + 1) * 5.6 - row - 0.5
  const away = Math.hypot(x, y)
  const isPlain = p.y < -0.86 ? 0 : 1
  return {
    pit: isPlain * smoothstep(0.42, 0.12, away),
    isSeed: isPlain * smoothstep(0.17, 0.12, Math.hypot(x * 1.5, y)),
  }
}

function flesh(p: Vec): number {
  const k = 0.74 + 0.3 * clamp(p.y, -1, 1)
  const round = Math.hypot(p.x / (0.86 * k), p.y, p.z / (0.86 * k)) - 1
  if (round > 0.12) return round * 0.34
  const { pit, isSeed } = seed(p)
  return (round + 0.055 * pit - 0.03 * isSeed) * 0.34
}

/** The green star on top, its points curled up. */
function calyx(p: Vec): number {
  const r = Math.hypot(p.x, p.z)
  if (p.y < 0.3 || r > 0.9) return 0.2 + Math.max(0, 0.3 - p.y, r - 0.9)
  const turn = (Math.atan2(p.z, p.x) / (2 * Math.PI)) * 8
  const nth = Math.round(turn)
  const off = (Math.abs(turn - nth) * 2 * Math.PI) / 8
  const long = 0.62 + 0.2 * hash((nth + 8) % 8, 6)
  const wide = 0.4 * (1 - (r / long) ** 2)
  const rise = 1.0 - 0.55 * r * r + 0.5 * r ** 4 * (0.4 + hash((nth + 8) % 8, 9)) - 0.12 * off
  const star = Math.max(Math.abs(p.y - rise) - 0.018, (off - wide) * r, r - long)
  const stem = Math.max(Math.hypot(p.x - 0.12 * (p.y - 1) ** 2, p.z) - 0.045, Math.abs(p.y - 1.18) - 0.24)
  return Math.min(star, stem) * 0.6
}

/** A berry of this size, its stalk end towards `top`. */
function berry(centre: Vec, size: number, top: Vec, nth: number) {
  const y = unit(top)
  const x = unit(cross(y, Math.abs(y.z) < 0.8 ? vec(0, 0, 1) : vec(1, 0, 0)))
  const z = cross(x, y)
  const local = (p: Vec) => {
    const q = sub(p, centre)
    return vec(dot(q, x) / size, dot(q, y) / size, dot(q, z) / size)
  }
  return shaped(
    centre,
    size * 1.46,
    (p) => {
      const q = local(p)
      return Math.min(flesh(q), calyx(q)) * size
    },
    (at) => {
      const q = local(at)
      if (calyx(q) < flesh(q)) {
        const vein = noise(q.x * 20 + nth, q.z * 20)
        return {
          colour: mixVec(vec(0.07, 0.2, 0.02), vec(0.24, 0.42, 0.08), vein),
          gloss: 0.03,
          roughness: 0.4,
          soft: 0.3,
        }
      }
      const pale = smoothstep(0.68, 1, q.y + 0.2 * noise(q.x * 5 + nth, q.z * 5))
      const ripe = mixVec(vec(0.5, 0.006, 0.008), vec(0.72, 0.03, 0.02), fbm(q.x * 3 + nth, q.y * 3 + q.z, 3))
      const colour = mixVec(mixVec(ripe, vec(0.8, 0.42, 0.24), pale * 0.7), vec(0.72, 0.42, 0.08), seed(q).isSeed)
      return { colour, gloss: 0.05, roughness: 0.14, soft: 0.22 }
    },
    0.85,
  )
}

const CHINA = { colour: vec(0.8, 0.8, 0.78), gloss: 0.05, roughness: 0.06 }

/** A white bowl: a thin wall turned round the upright, on a foot. */
function bowl(p: Vec): number {
  const r = Math.hypot(p.x, p.z)
  const wall = 0.62 + 1.0 * Math.sqrt(clamp((p.y - 0.08) / 0.95))
  const side = Math.max(Math.abs(r - wall) * 0.72 - 0.035, p.y - 1.0, 0.1 - p.y)
  const lip = Math.hypot(r - 1.6, p.y - 1.0) - 0.05
  const foot = Math.max(r - 0.66, Math.abs(p.y - 0.07) - 0.07)
  return Math.min(side, lip, foot)
}

/** Linen: threads over and under, and soft folds. */
function linen(at: Vec) {
  const [a, b] = [at.x * 0.9 + at.z * 0.43, at.z * 0.9 - at.x * 0.43]
  const thread =
    0.5 + 0.25 * Math.sin(a * 95 + noise(a * 3, b * 14) * 5) + 0.25 * Math.sin(b * 95 + noise(a * 14, b * 3) * 5)
  const slub = fbm(a * 26, b * 2.2, 3) * 0.5 + fbm(a * 2.2, b * 26, 3) * 0.5
  const fold = fbm(a * 0.55 + 3, b * 0.55, 3)
  const e = 0.05
  const sx = (fbm((a + e) * 0.55 + 3, b * 0.55, 3) - fold) / e
  const sz = (fbm(a * 0.55 + 3, (b + e) * 0.55, 3) - fold) / e
  const stripe = Math.abs(b + 2.15) < 0.055 || Math.abs(b + 2.36) < 0.028 ? 1 : 0
  const plain = mixVec(vec(0.74, 0.72, 0.68), vec(0.2, 0.32, 0.52), stripe * 0.85)
  return {
    colour: scale(plain, 0.78 + 0.16 * thread + 0.24 * (slub - 0.5)),
    normal: unit(vec(-sx * 0.55 + (thread - 0.5) * 0.1, 1, -sz * 0.55)),
  }
}

/** Those heaped in the bowl, in rings, and a few that fell beside it. */
const BERRIES = [
  ...Array.from({ length: 10 }, (_, i) => ring(i, 10, 1.02, 1.02, 0.4)),
  ...Array.from({ length: 6 }, (_, i) => ring(i, 6, 0.56, 1.28, 0.43)),
  ...Array.from({ length: 3 }, (_, i) => ring(i, 3, 0.4, 0.85, 0.42)),
  berry(vec(0.02, 1.66, -0.02), 0.46, vec(0.5, 0.55, 0.5), 40),
  berry(vec(-1.55, 0.36, -1.6), 0.45, vec(-0.85, 0.12, 0.5), 41),
  berry(vec(1.25, 0.34, -1.95), 0.42, vec(0.75, 0.2, 0.62), 42),
]

function ring(i: number, of: number, away: number, high: number, size: number) {
  const angle = (i / of) * 2 * Math.PI + 0.35 * hash(i, of) + of
  const top = vec(hash(i, of, 1) * 2 - 1, 0.25 + 0.8 * hash(i, of, 2), hash(i, of, 3) * 2 - 0.7)
  const centre = vec(Math.cos(angle) * away, high + 0.1 * (hash(i, of, 4) - 0.5), Math.sin(angle) * away)
  return berry(centre, size * (0.92 + 0.16 * hash(i, of, 5)), top, i + of * 9)
}

export const strawberries: Photograph = {
  id: 'strawberries',
  ...SQUARE,
  rays: 16,
  detail: 0.45,
  isTraced: true,
  film: {
    exposure: 0.8,
    grain: 0.026,
    vignette: 0.4,
    contrast: 1.1,
    saturation: 1,
    shadows: [0.004, 0.004, 0.012],
    lights: [0.01, 0.003, -0.006],
    bloom: 0.05,
  },
  open() {
    const look = camera({
      eye: vec(0.3, 5.6, -6.6),
      target: vec(0, 0.62, -0.22),
      spread: 0.265,
      aperture: 0.22,
      focus: 7.75,
    })
    const room = {
      solids: [...BERRIES, shaped(vec(0, 0.55, 0), 1.85, bowl, CHINA, 0.85), plane(vec(0, 1, 0), 0, linen)],
      lamps: [{ corner: vec(-7, 2.2, 0), across: vec(2.5, 0, 5.5), up: vec(0.8, 4.6, 0), light: vec(10, 9.7, 9.2) }],
      around: (d: Vec) => scale(vec(0.42, 0.45, 0.5), 0.45 + 0.55 * Math.max(0, d.y)),
      bounces: 3,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
