import { camera } from '../light/camera.ts'
import { sunGlade } from '../light/glade.ts'
import { fbm, noise, noise3, noiseSlope } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { block, egg, stick } from '../light/shapes.ts'
import { plane, shaped } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import { mix, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.82, 0.36, 0.42))
const SEAT = vec(-0.1, 0.52, 0)
const TURN = 0.32
/** It still swings a little: the ropes lean. */
const SWAY = 0.05

const c = Math.cos(TURN)
const s = Math.sin(TURN)

/** Seen from the seat: along it, up, and across it. */
function atSeat(p: Vec): Vec {
  const x = p.x - SEAT.x
  const z = p.z - SEAT.z - SWAY * (p.y - SEAT.y)
  return vec(x * c + z * s, p.y - SEAT.y, z * c - x * s)
}

const board = shaped(
  SEAT,
  0.34,
  (p) => {
    const q = atSeat(p)
    return block(q.x, q.y, q.z, 0.27, 0.018, 0.09, 0.01)
  },
  (at, normal) => {
    const q = atSeat(at)
    const grain = fbm(q.x * 6, q.z * 70 + q.y * 40 + 2 * fbm(q.x * 2, q.z * 8, 2), 4)
    const worn = smoothstep(0.2, 0, Math.abs(q.x)) * 0.25
    return {
      colour: scale(vec(0.5, 0.33, 0.19), mix(0.55, 1.2, grain) + worn),
      gloss: 0.035,
      roughness: 0.35,
      normal: unit(vec(normal.x, normal.y, normal.z + (grain - 0.5) * 0.2)),
    }
  },
)

/** Two ropes of twisted hemp, knotted below the board. */
function ropes(p: Vec): number {
  const q = atSeat(p)
  const x = Math.abs(q.x) - 0.23
  const away = Math.sqrt(x * x + q.z * q.z)
  const turn = Math.atan2(q.z, x)
  const strand = 0.0022 * Math.sin(turn * 3 + q.y * 190)
  const knot = egg(x, q.y + 0.04, q.z, 0.024, 0.028, 0.024)
  const above = egg(x, q.y - 0.036, q.z, 0.019, 0.02, 0.019)
  return Math.min(Math.max(away - 0.0125 - strand, -0.06 - q.y), knot, above) * 0.8
}

const hemp = shaped(
  vec(SEAT.x, 1.4, 0.05),
  1.1,
  (p) => {
    const q = atSeat(p)
    const near = block(Math.abs(q.x) - 0.23, q.y - 0.9, q.z, 0.03, 1, 0.03, 0)
    return near > 0.04 ? near : ropes(p)
  },
  (at) => ({ colour: scale(vec(0.6, 0.46, 0.28), 0.7 + 0.6 * noise3(at.x * 300, at.y * 300, at.z * 300)), soft: 0.2 }),
)

/** A straw hat left on the seat, with a ribbon. */
function hat(p: Vec): readonly [straw: number, ribbon: number] {
  const q = atSeat(p)
  const x = q.x + 0.02
  const y = q.y - 0.02
  const away = Math.sqrt(x * x + q.z * q.z)
  const wave = 0.01 * Math.sin(Math.atan2(q.z, x) * 3 + 1)
  const brim = Math.max(away - 0.155, Math.abs(y - 0.012 - wave * (away / 0.15)) - 0.004)
  const crown = stick(vec(away * 0.92, y, 0), vec(0, 0, 0), vec(0, 0.05, 0), 0.078, 0.062)
  const band = Math.max(Math.abs(away - 0.084 + y * 0.17) - 0.003, Math.abs(y - 0.026) - 0.016)
  return [Math.min(Math.max(crown, -y), brim) * 0.8, band]
}

const straw = shaped(
  vec(SEAT.x, SEAT.y + 0.06, SEAT.z),
  0.2,
  (p) => Math.min(...hat(p)),
  (at) => {
    const [weave, ribbon] = hat(at)
    const q = atSeat(at)
    if (ribbon < weave) return { colour: vec(0.55, 0.09, 0.08), soft: 0.2 }
    const turn = Math.atan2(q.z, q.x + 0.02) * 40
    const thread = 0.5 + 0.5 * Math.sin(Math.hypot(q.x + 0.02, q.y, q.z) * 800) * Math.sin(turn)
    return { colour: scale(vec(0.78, 0.6, 0.34), 0.7 + 0.4 * thread), soft: 0.35 }
  },
)

/** A lawn full of evening light. */
function lawn(at: Vec) {
  const blades = fbm(at.x * 40, at.z * 18, 4)
  const tuft = fbm(at.x * 2.2, at.z * 1.6, 3)
  const shade = smoothstep(0.42, 0.62, fbm(at.x * 0.5 + 4, at.z * 0.35, 3))
  const slope = noiseSlope(at.x * 9, at.z * 6)
  const grass = mixVec(
    vec(0.035, 0.075, 0.015),
    vec(0.3, 0.34, 0.09),
    smoothstep(0.3, 0.7, blades * 0.55 + tuft * 0.45),
  )
  const daisy =
    smoothstep(0.8, 0.86, noise(at.x * 16, at.z * 16)) * smoothstep(0.5, 0.65, noise(at.x * 1.3, at.z * 1.3))
  return {
    colour: mixVec(scale(grass, mix(1, 0.45, shade)), vec(0.8, 0.78, 0.7), daisy),
    soft: 0.5,
    normal: unit(vec(-slope.x * 0.2, 1, -slope.y * 0.2)),
  }
}

export const swing: Photograph = {
  id: 'swing',
  ...LANDSCAPE,
  rays: 8,
  detail: 0.5,
  isTraced: true,
  soothed: 0.05,
  film: {
    exposure: -0.4,
    balance: [1.05, 0.96, 1.02],
    grain: 0.022,
    vignette: 0.4,
    contrast: 1.4,
    saturation: 1,
    fade: 0.012,
    bloom: 0.12,
    halation: 0.2,
  },
  open() {
    const look = camera({
      eye: vec(0.12, 0.72, -2.9),
      target: vec(0.02, 0.76, 0),
      spread: 0.185,
      aperture: 0.05,
      focus: 3,
    })
    const room = {
      solids: [board, hemp, straw, plane(vec(0, 1, 0), 0, lawn)],
      lamps: [sunshine(SUN, vec(6.4, 4.4, 2.3), 1.6)],
      around: (d: Vec) => sunGlade(d, SUN),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
