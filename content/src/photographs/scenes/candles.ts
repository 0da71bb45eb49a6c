import { camera } from '../light/camera.ts'
import { fbm } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { RayDice } from '../light/ray-dice.ts'
import { plane, shaped } from '../light/solid.ts'
import { add, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

interface Candle {
  readonly x: number
  readonly z: number
  readonly r: number
  readonly tall: number
}

const CANDLES: readonly Candle[] = [
  { x: -0.95, z: 0.35, r: 0.42, tall: 1.5 },
  { x: 0.1, z: -0.15, r: 0.4, tall: 1.0 },
  { x: 0.95, z: 0.6, r: 0.43, tall: 1.9 },
]

/** Wax: a pillar with a rim, a pool at its top, and light that shines through it near the flame. */
function pillar({ x, z, r, tall }: Candle) {
  return shaped(
    vec(x, tall / 2, z),
    tall * 0.5 + r + 0.1,
    (p) => {
      const away = Math.hypot(p.x - x, p.z - z)
      const out = away - r - 0.004 * Math.sin(p.y * 7 + p.x * 5)
      const rim = tall - 0.1 * smoothstep(r * 0.9, r * 0.5, away) + 0.012 * Math.sin(p.x * 9 + p.z * 7)
      return Math.max(out, p.y - rim, -p.y) * 0.85
    },
    (at) => {
      const near = clamp(1 - (tall - at.y) / 0.95)
      return {
        colour: vec(0.78, 0.7, 0.58),
        gloss: 0.03,
        roughness: 0.35,
        soft: 0.4,
        glow: scale(vec(1.5, 0.62, 0.18), 0.75 * near ** 2.2 + 0.03),
      }
    },
    0.85,
  )
}

/** What a flame adds to a ray that passes it: bluish at the foot, white-yellow in the middle, drawn out at the tip. */
function flame(candle: Candle, from: Vec, to: Vec): Vec {
  const t = (candle.z - from.z) / to.z
  const x = (from.x + to.x * t - candle.x) / 0.085
  const y = (from.y + to.y * t - candle.tall + 0.02) / 0.46
  if (y < -0.1 || y > 1.15 || Math.abs(x) > 1.4) return vec(0, 0, 0)
  const half = 0.82 * Math.sqrt(clamp(y + 0.06)) * (1 - clamp(y)) ** 0.72 * 1.75
  const body = smoothstep(1, 0.35, Math.abs(x + 0.08 * Math.sin(y * 5)) / (half + 0.02)) * smoothstep(1.06, 0.8, y)
  const foot = smoothstep(0.26, 0.05, y)
  const core = mixVec(vec(11, 6.4, 2.2), vec(0.5, 0.55, 1.1), foot * 0.85)
  const wick = smoothstep(0.1, 0.05, Math.abs(x)) * smoothstep(0.22, 0.16, y)
  return scale(core, body * (1 - 0.9 * wick))
}

function bokeh() {
  const dice = new RayDice(31)
  return Array.from({ length: 42 }, () => ({
    x: dice.between(-0.62, 0.62),
    y: dice.between(-0.02, 0.36),
    r: dice.between(0.022, 0.034),
    light: scale(mixVec(vec(1, 0.42, 0.1), vec(1, 0.72, 0.34), dice.next()), dice.between(0.08, 0.55)),
  }))
}

export const candles: Photograph = {
  id: 'candles',
  ...LANDSCAPE,
  rays: 16,
  detail: 0.5,
  isTraced: true,
  film: {
    exposure: 0.2,
    grain: 0.036,
    vignette: 0.6,
    contrast: 1.08,
    saturation: 0.95,
    shadows: [0.014, 0.004, 0.004],
    halation: 0.3,
    bloom: 0.12,
  },
  open() {
    const look = camera({
      eye: vec(0.05, 1.7, -7),
      target: vec(0.02, 1.22, 0),
      spread: 0.225,
      aperture: 0.09,
      focus: 7.05,
    })
    const lights = bokeh()
    const around = (d: Vec): Vec => {
      let light = scale(vec(0.05, 0.022, 0.012), 0.4 + 0.6 * fbm(d.x * 3, d.y * 3, 3))
      for (const spot of lights) {
        const far = Math.hypot(d.x - spot.x, d.y + 0.07 - spot.y) / spot.r
        if (far < 1.05) light = add(light, scale(spot.light, smoothstep(1.04, 0.9, far) * (0.8 + 0.25 * far)))
      }
      return light
    }
    const table = plane(vec(0, 1, 0), 0, (at) => ({
      colour: scale(vec(0.16, 0.085, 0.045), 0.5 + fbm(at.x * 0.9, at.z * 12, 4)),
      gloss: 0.05,
      roughness: 0.14,
    }))
    const room = {
      solids: [...CANDLES.map(pillar), table],
      lamps: CANDLES.map(({ x, z, tall }) => ({
        corner: vec(x - 0.09, tall + 0.02, z),
        across: vec(0.18, 0, 0.0),
        up: vec(0, 0.34, 0),
        light: vec(15, 7.2, 2.4),
      })),
      around: (d: Vec) => (d.z > 0 && d.y < 0.4 ? around(d) : vec(0.02, 0.01, 0.006)),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      let seen = lightAlong(room, ray.from, ray.to, dice, { seesLamps: false })
      for (const candle of CANDLES) seen = add(seen, flame(candle, ray.from, ray.to))
      return seen
    }
  },
}
