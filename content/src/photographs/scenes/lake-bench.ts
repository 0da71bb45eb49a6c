import { sitter } from '../figures/sitting-figure.ts'
import { camera } from '../light/camera.ts'
import { fbm, noise, noiseSlope } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { mirrored } from '../light/sea.ts'
import { block } from '../light/shapes.ts'
import { plane, shaped } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import {
  add,
  BLACK,
  clamp,
  dot,
  mix,
  mixVec,
  reflect,
  scale,
  smoothstep,
  sub,
  unit,
  type Vec,
  vec,
} from '../light/vec.ts'

// Ahead and to the left: hair and shoulders have a rim of light.
const SUN = unit(vec(-0.72, 0.36, 0.5))
const EYE = vec(0.1, 1.3, -4.8)
const SHORE = 3.2

const COUPLE = [
  sitter({
    at: vec(-0.27, 0.46, 0.2),
    tall: 0.9,
    wide: 0.2,
    lean: 0.03,
    hair: 'short',
    arm: { elbow: vec(0.36, 0.46, -0.13), hand: vec(0.6, 0.5, -0.05) },
    colours: { hair: vec(0.1, 0.065, 0.04), top: vec(0.1, 0.2, 0.34), skin: vec(0.62, 0.39, 0.27) },
  }),
  sitter({
    at: vec(0.23, 0.46, 0.2),
    tall: 0.83,
    wide: 0.165,
    lean: -0.085,
    hair: 'long',
    colours: { hair: vec(0.34, 0.19, 0.085), top: vec(0.72, 0.42, 0.1), skin: vec(0.66, 0.42, 0.3) },
  }),
]

/** Slats on two iron frames. */
const bench = shaped(
  vec(0, 0.45, 0.16),
  1.12,
  (p) => {
    let near = block(p.x, p.y - 0.44, p.z - 0.24, 0.92, 0.018, 0.2, 0.008)
    for (const y of [0.57, 0.69, 0.81])
      near = Math.min(near, block(p.x, p.y - y, p.z + 0.005 - 0.05 * (0.81 - y), 0.92, 0.042, 0.013, 0.01))
    const x = Math.abs(p.x) - 0.7
    const frame = Math.min(
      block(x, p.y - 0.42, p.z - 0.025, 0.022, 0.43, 0.02, 0.006),
      block(x, p.y - 0.22, p.z - 0.42, 0.022, 0.22, 0.02, 0.006),
    )
    return Math.min(near, frame)
  },
  (at, normal) => {
    const grain = fbm(at.x * 5, at.y * 70 + at.z * 70, 4)
    const slope = noise(at.x * 9, at.y * 150)
    return {
      colour: scale(vec(0.42, 0.27, 0.15), mix(0.6, 1.25, grain)),
      gloss: 0.03,
      roughness: 0.4,
      normal: unit(vec(normal.x, normal.y + (slope - 0.5) * 0.2, normal.z)),
    }
  },
)

const HAZE = vec(1.5, 1.2, 0.9)

function sky(d: Vec): Vec {
  const blue = mixVec(HAZE, vec(0.4, 0.66, 1.0), smoothstep(0, 0.3, d.y) ** 0.8)
  const cloud = smoothstep(0.46, 0.72, fbm(d.x * 3.2 + 4, d.y * 9 + 1, 4))
  const glow = clamp(dot(d, SUN)) ** 5
  return add(scale(mixVec(blue, vec(1.5, 1.3, 1.12), cloud * 0.7), 1.25), scale(vec(1.6, 1.05, 0.5), glow * 0.8))
}

/** Mountains across the lake, the farther the paler. */
function beyond(d: Vec): Vec {
  if (d.z < 0.05) return sky(d)
  const x = d.x / d.z
  const y = d.y / d.z
  let seen = sky(d)
  for (const [base, high, often, colour] of [
    [0.045, 0.12, 3, vec(0.86, 0.88, 1.0)],
    [0.025, 0.09, 4.2, vec(0.46, 0.6, 0.66)],
    [0.008, 0.05, 7, vec(0.26, 0.36, 0.15)],
  ] as const) {
    const crest = base + high * (fbm(x * often + high * 90, 3, 5) - 0.3) * 1.6
    const lit = 0.75 + 0.6 * fbm(x * 18 + y * 9, y * 26, 4)
    const body = mixVec(scale(colour, lit), scale(HAZE, 0.7), 0.2 * smoothstep(0.05, 0, y))
    seen = mixVec(seen, body, smoothstep(0.004, -0.004, y - crest))
  }
  return seen
}

function ground(at: Vec) {
  const edge = at.z - SHORE - 0.6 * (fbm(at.x * 0.5, 2, 3) - 0.5)
  if (edge > 0) {
    const slope = noiseSlope(at.x * 0.7, at.z * 1.6)
    const normal = unit(vec(-slope.x * 0.02, 1, -slope.y * 0.03))
    const seen = unit(sub(at, EYE))
    const back = reflect(seen, normal)
    const share = mirrored(-dot(seen, normal)) * 0.75 + 0.1
    const mirror = beyond(unit(vec(back.x, Math.abs(back.y) + 0.001, back.z)))
    return { colour: vec(0.02, 0.12, 0.13), glow: scale(mirror, share) }
  }
  const blades = fbm(at.x * 30, at.z * 12, 4)
  const tuft = fbm(at.x * 3, at.z * 2, 3)
  const slope = noiseSlope(at.x * 9, at.z * 5)
  return {
    colour: mixVec(vec(0.05, 0.085, 0.02), vec(0.36, 0.33, 0.12), smoothstep(0.3, 0.7, blades * 0.65 + tuft * 0.35)),
    glow: BLACK,
    soft: 0.5,
    normal: unit(vec(-slope.x * 0.25, 1, -slope.y * 0.25)),
  }
}

export const lakeBench: Photograph = {
  id: 'lake-bench',
  ...LANDSCAPE,
  isHero: true,
  rays: 8,
  detail: 0.5,
  isTraced: true,
  soothed: 0.05,
  film: {
    exposure: -0.48,
    balance: [1.03, 1, 0.95],
    grain: 0.022,
    vignette: 0.4,
    contrast: 1.32,
    saturation: 1.06,
    fade: 0.012,
    bloom: 0.09,
    halation: 0.18,
  },
  open() {
    const look = camera({ eye: EYE, target: vec(0, 0.95, 0), spread: 0.182, aperture: 0.045, focus: 4.75 })
    const room = {
      solids: [...COUPLE, bench, plane(vec(0, 1, 0), 0, ground)],
      lamps: [sunshine(SUN, vec(6.2, 4.4, 2.5), 1.8)],
      around: beyond,
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
