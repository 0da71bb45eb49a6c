import { walker } from '../figures/walker-figure.ts'
import { camera } from '../light/camera.ts'
import { fbm, noise, noiseSlope } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { egg, stick } from '../light/shapes.ts'
import { plane, shaped } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import { add, clamp, mix, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.6, 0.42, 0.55))
const FAR = 7
const HAND = vec(0.23, 0.74, FAR + 0.06)
const BALLOON = vec(0.5, 1.86, FAR + 0.1)
const HEIGHT = 1.14
const SKIN = vec(0.62, 0.4, 0.29)

const girl = walker({
  at: vec(-0.04, 0, FAR),
  height: HEIGHT,
  young: 0.85,
  wears: 'dress',
  left: vec(-0.19, 0.42, 0.02),
  right: vec((HAND.x + 0.04) / HEIGHT, HAND.y / HEIGHT, 0.06 / HEIGHT),
  stride: 0.09,
  hair: 'tails',
  colours: { hair: vec(0.3, 0.18, 0.09), top: vec(0.7, 0.67, 0.6), below: vec(0.72, 0.69, 0.62), skin: SKIN },
})

/** Round above, drawn in towards the knot. */
const rubber = shaped(
  BALLOON,
  0.42,
  (p) => {
    const y = p.y - BALLOON.y
    const slim = 1 - 0.25 * smoothstep(0.1, -0.36, y)
    const knot = egg(p.x - BALLOON.x, y + 0.33, p.z - BALLOON.z, 0.025, 0.03, 0.025)
    return Math.min(egg((p.x - BALLOON.x) / slim, y, (p.z - BALLOON.z) / slim, 0.26, 0.315, 0.26) * 0.75, knot)
  },
  { colour: vec(0.66, 0.2, 0.15), gloss: 0.05, roughness: 0.12, soft: 0.5 },
)

const string = shaped(
  vec((HAND.x + BALLOON.x) / 2, (HAND.y + BALLOON.y) / 2, FAR + 0.08),
  0.62,
  (p) => stick(p, HAND, vec(BALLOON.x, BALLOON.y - 0.34, BALLOON.z), 0.0045),
  { colour: vec(0.75, 0.7, 0.62) },
)

const HAZE = vec(1.15, 1.02, 0.82)

/** A mown path between dry grass, paler the farther away. */
function field(at: Vec) {
  const path = smoothstep(0.75, 0.4, Math.abs(at.x + 0.25 * Math.sin(at.z * 0.2) + 0.3 * (noise(at.z * 0.8, 3) - 0.5)))
  const tuft = fbm(at.x * 7, at.z * 2.6, 4)
  const slope = noiseSlope(at.x * 6, at.z * 3)
  const grass = mixVec(vec(0.2, 0.2, 0.09), vec(0.56, 0.47, 0.26), smoothstep(0.3, 0.7, tuft))
  const near = Math.exp(-Math.max(0, at.z - 9) / 55)
  const colour = mixVec(grass, vec(0.5, 0.42, 0.3), path * 0.65)
  return {
    colour: scale(colour, near * mix(0.8, 1.15, noise(at.x * 30, at.z * 14))),
    glow: scale(HAZE, 0.6 * (1 - near)),
    normal: unit(vec(-slope.x * 0.22, 1, -slope.y * 0.22)),
    soft: 0.4,
  }
}

/** Trees and sky far out of focus: light falls through the leaves in wide soft discs. */
function beyond(d: Vec): Vec {
  const x = d.x / Math.max(0.2, d.z)
  const crown = 0.13 + 0.1 * (fbm(x * 3.2 + 7, 1, 2) - 0.4)
  const leaves = mixVec(vec(0.13, 0.16, 0.09), vec(0.5, 0.47, 0.26), smoothstep(0.3, 0.72, fbm(x * 9, d.y * 9, 2)))
  const sky = mixVec(HAZE, vec(0.62, 0.82, 1.02), smoothstep(0.05, 0.45, d.y))
  const wood = d.z > 0 ? smoothstep(crown + 0.045, crown - 0.045, d.y) : 0
  const glow = clamp(d.x * SUN.x + d.y * SUN.y + d.z * SUN.z) ** 6
  return add(mixVec(scale(sky, 1.25), leaves, wood * 0.95), scale(vec(1, 0.78, 0.45), glow * 0.7))
}

export const balloonGirl: Photograph = {
  id: 'balloon-girl',
  ...PORTRAIT,
  rays: 5,
  detail: 0.34,
  isTraced: true,
  soothed: 0.08,
  film: {
    exposure: -0.9,
    balance: [1.03, 1, 0.94],
    grain: 0.022,
    vignette: 0.3,
    saturation: 0.88,
    fade: 0.035,
    bloom: 0.1,
    halation: 0.15,
  },
  open() {
    const look = camera({
      eye: vec(-0.1, 1.0, 0),
      target: vec(0.1, 1.1, FAR),
      spread: 0.15,
      aperture: 0.05,
      focus: FAR,
    })
    const room = {
      solids: [girl, rubber, string, plane(vec(0, 1, 0), 0, field)],
      lamps: [sunshine(SUN, vec(4, 3.3, 2.3), 2.5)],
      around: beyond,
      bounces: 3,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
