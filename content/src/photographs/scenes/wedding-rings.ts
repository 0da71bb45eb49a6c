import { camera } from '../light/camera.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { drum } from '../light/shapes.ts'
import { pebble, plane, shaped } from '../light/solid.ts'
import { mixVec, scale, smoothstep, sub, unit, type Vec, vec } from '../light/vec.ts'

/** A band about this centre, one side of it lifted, its outside slightly round. */
function ring(centre: Vec, lift: number, colour: Vec) {
  const s = Math.sin(lift)
  const c = Math.cos(lift)
  return shaped(
    centre,
    1.2,
    (p) => {
      const q = sub(p, centre)
      const x = q.x * c - q.y * s
      const y = q.x * s + q.y * c
      return drum(Math.abs(Math.hypot(x, q.z) - 1 + 0.9 * y * y), y, 0.055, 0.135, 0.045)
    },
    { colour, isMetal: true, roughness: 0.05 },
  )
}

/** Linen with threads over and under, in soft folds. */
function linen(at: Vec) {
  const [a, b] = [at.x * 0.8 + at.z * 0.6, at.z * 0.8 - at.x * 0.6]
  const thread =
    0.5 + 0.25 * Math.sin(a * 62 + noise(a * 3, b * 12) * 5) + 0.25 * Math.sin(b * 62 + noise(a * 12, b * 3) * 5)
  const slub = fbm(a * 20, b * 2, 2) * 0.5 + fbm(a * 2, b * 20, 2) * 0.5
  const fold = fbm(a * 0.4 + 3, b * 0.22, 2)
  const e = 0.05
  const sx = (fbm((a + e) * 0.4 + 3, b * 0.22, 2) - fold) / e
  const sz = (fbm(a * 0.4 + 3, (b + e) * 0.22, 2) - fold) / e
  return {
    colour: scale(vec(0.74, 0.69, 0.62), 0.62 + 0.36 * thread + 0.3 * (slub - 0.5)),
    normal: unit(vec(-sx * 2 + (thread - 0.5) * 0.16, 1, -sz * 2)),
  }
}

/** Leaves of a sprig that lies behind them, out of focus. */
const LEAVES = Array.from({ length: 9 }, (_, i) => {
  const side = i % 2 ? 1 : -1
  const x = -0.6 + 0.62 * i
  return pebble(
    vec(x, 0.16 + 0.12 * hash(i, 2), 3.5 + 0.12 * i + side * 0.5),
    vec(0.72 + 0.2 * hash(i, 3), 0.05, 0.36),
    0.2 + side * (0.7 + 0.25 * hash(i, 1)),
    (at) => ({
      colour: mixVec(vec(0.2, 0.27, 0.18), vec(0.38, 0.45, 0.35), hash(i, 4) * 0.7 + 0.3 * noise(at.x * 4, at.z * 4)),
      gloss: 0.03,
      roughness: 0.5,
      soft: 0.4,
    }),
  )
})

export const weddingRings: Photograph = {
  id: 'wedding-rings',
  ...LANDSCAPE,
  rays: 8,
  detail: 0.36,
  isTraced: true,
  soothed: 0.08,
  film: {
    exposure: 0.3,
    balance: [1.03, 1, 0.94],
    grain: 0.022,
    vignette: 0.3,
    contrast: 1.06,
    saturation: 0.85,
    fade: 0.03,
    bloom: 0.08,
  },
  open() {
    const look = camera({
      eye: vec(0.4, 4.2, -8.6),
      target: vec(0.02, 0.42, 0.35),
      spread: 0.175,
      aperture: 0.34,
      focus: 9.3,
    })
    const room = {
      solids: [
        ring(vec(-0.52, 0.14, 0), 0, vec(0.95, 0.68, 0.36)),
        ring(vec(0.55, 0.31, -0.16), 0.17, vec(0.95, 0.7, 0.4)),
        ...LEAVES,
        plane(vec(0, 1, 0), 0, linen),
      ],
      lamps: [
        {
          corner: vec(-17, 5, 6),
          across: vec(6, 0, 10),
          up: vec(2, 9, 0),
          light: vec(9, 8.5, 7.6),
        },
      ],
      // A bright room with a dark side, which is what gold shows.
      around: (d: Vec) =>
        scale(vec(0.62, 0.58, 0.53), 0.12 + 0.9 * smoothstep(-0.2, 0.7, d.y) * smoothstep(0.9, -0.6, d.x)),
      bounces: 4,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
