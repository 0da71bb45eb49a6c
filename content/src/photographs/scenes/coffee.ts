import { camera } from '../light/camera.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import { pebble, plane, shaped } from '../light/solid.ts'
import { clamp, mix, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const CHINA = { colour: vec(0.78, 0.76, 0.73), gloss: 0.045, roughness: 0.05 }

/** A cup is a thin wall turned round the upright, with a rolled lip and a handle. */
function cup(p: Vec): number {
  const r = Math.hypot(p.x, p.z)
  const wall = 0.62 + 0.36 * clamp(p.y / 1.05) ** 0.6
  const side = Math.abs(r - wall) - 0.035
  const body = Math.max(side, Math.max(p.y - 1.05, 0.06 - p.y))
  const lip = Math.hypot(r - 0.98, p.y - 1.05) - 0.042
  const floor = Math.max(r - 0.64, Math.abs(p.y - 0.1) - 0.03)
  const hx = p.x - 1.16
  const ring = Math.hypot(Math.hypot(hx, (p.y - 0.62) * 0.85) - 0.3, p.z) - 0.07
  return Math.min(body, lip, floor, Math.max(ring, 0.93 - r))
}

function saucer(p: Vec): number {
  const r = Math.hypot(p.x, p.z)
  const rise = 0.05 + 0.2 * smoothstep(0.7, 1.75, r) ** 1.4
  return Math.max(Math.abs(p.y - rise) - 0.03, r - 1.78) * 0.8
}

const ring = (at: number, from: number, wide: number) => smoothstep(wide, wide * 0.3, Math.abs(at - from))

/** Milk poured as a heart, drawn out into rings where it met the coffee. */
function crema(at: Vec) {
  const r = Math.hypot(at.x, at.z)
  const wave = 0.1 * (fbm(at.x * 2.2 + 5, at.z * 2.2, 3) - 0.5)
  const x = (at.x * 0.9 + at.z * 0.43 + wave) / 0.5
  const z = (-at.x * 0.43 + at.z * 0.9 + wave) / 0.5 + 0.12
  const heart = Math.hypot(x, z * 1.05 - 0.62 * Math.sqrt(Math.abs(x))) - 0.95
  const ragged = heart + 0.07 * (fbm(at.x * 8, at.z * 8, 4) - 0.5)
  const milk = Math.max(
    smoothstep(0.03, -0.05, ragged) * (1 - 0.8 * ring(ragged, -0.3, 0.05)),
    0.75 * ring(ragged, 0.13, 0.05),
    0.45 * ring(ragged, 0.27, 0.04),
  )
  const foam = fbm(at.x * 26, at.z * 26, 3)
  const brown = mixVec(vec(0.25, 0.105, 0.03), vec(0.42, 0.2, 0.07), foam * 0.8 + 0.2 * noise(at.x * 5, at.z * 5))
  const edge = smoothstep(0.78, 0.93, r)
  const bubble = hash(Math.floor(at.x * 60), Math.floor(at.z * 60)) < 0.03 * edge ? 0.75 : 1
  return {
    colour: scale(
      mixVec(mixVec(brown, vec(0.16, 0.06, 0.018), edge * 0.7), vec(0.82, 0.72, 0.56), milk * 0.94),
      bubble,
    ),
    gloss: 0.025,
    roughness: 0.12,
    soft: 0.15,
  }
}

function table(at: Vec) {
  const turn = at.x * 0.94 + at.z * 0.34
  const across = at.z * 0.94 - at.x * 0.34
  const board = Math.floor(across / 1.7)
  const warp = fbm(turn * 0.35, across * 1.2 + board * 7, 3)
  const rings = fbm(turn * 0.6 + board * 31, across * 11 + warp * 7, 5)
  const pores = smoothstep(0.62, 0.72, fbm(turn * 3, across * 70, 2))
  const seam = smoothstep(0.018, 0.004, Math.min(across / 1.7 - board, board + 1 - across / 1.7))
  const tone = mix(0.55, 1.25, rings) * (1 - 0.25 * pores) * (1 - 0.85 * seam) * (0.85 + 0.3 * hash(board, 4))
  return { colour: scale(vec(0.26, 0.155, 0.088), tone), gloss: 0.03, roughness: 0.4 }
}

/** Roasted beans strewn beside the saucer. */
const beans = Array.from({ length: 9 }, (_, i) => {
  const angle = 2.35 + (hash(i, 1) - 0.5) * 0.85
  const away = 2.2 + hash(i, 2) * 1.15
  return pebble(
    vec(Math.cos(angle) * away, 0.085, -Math.sin(angle) * away),
    vec(0.17, 0.09, 0.12),
    hash(i, 3) * 6,
    (at) => ({
      colour: scale(vec(0.1, 0.045, 0.02), 0.6 + 0.8 * noise(at.x * 30, at.z * 30)),
      gloss: 0.04,
      roughness: 0.3,
    }),
  )
})

export const coffee: Photograph = {
  id: 'coffee',
  ...SQUARE,
  rays: 12,
  detail: 0.5,
  isTraced: true,
  film: {
    exposure: 0.35,
    grain: 0.028,
    vignette: 0.5,
    contrast: 1.08,
    saturation: 0.88,
    fade: 0.025,
    shadows: [0.0, 0.006, 0.012],
    lights: [0.012, 0.004, -0.01],
  },
  open() {
    const look = camera({
      eye: vec(-0.25, 10.5, -1.5),
      target: vec(-0.22, 0.4, 0.02),
      spread: 0.265,
      aperture: 0.16,
      focus: 9.55,
    })
    const room = {
      solids: [
        shaped(vec(0.2, 0.55, 0), 1.75, cup, CHINA, 0.8),
        shaped(vec(0, 0.1, 0), 1.85, saucer, CHINA, 0.8),
        shaped(vec(0, 0.84, 0), 1.0, (p) => Math.max(Math.hypot(p.x, p.z) - 0.93, Math.abs(p.y - 0.86) - 0.02), crema),
        ...beans,
        plane(vec(0, 1, 0), 0, table),
      ],
      lamps: [{ corner: vec(-8, 2.5, -1), across: vec(3, 0, 8), up: vec(0, 5, 0), light: vec(7, 6.7, 6.3) }],
      around: (d: Vec) => scale(vec(0.16, 0.18, 0.22), 0.5 + 0.5 * Math.max(0, d.y)),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
