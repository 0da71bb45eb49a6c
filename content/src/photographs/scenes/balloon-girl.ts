import { walker } from '../figures/walker-figure.ts'
import { camera } from '../light/camera.ts'
import { sunGlade } from '../light/glade.ts'
import { fbm, noise, noiseSlope } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { egg, stick } from '../light/shapes.ts'
import { plane, shaped } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import { mix, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

// Low beside the trees, so that half of her is in its light and her hair has a rim of it.
const SUN = unit(vec(0.78, 0.3, 0.3))
const FAR = 7
const HAND = vec(0.23, 0.74, FAR + 0.06)
const BALLOON = vec(0.5, 1.86, FAR + 0.1)
const HEIGHT = 1.14
const SKIN = vec(0.66, 0.4, 0.27)

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
  // Lit through: the sun shines in on its other side.
  { colour: vec(0.74, 0.1, 0.07), gloss: 0.04, roughness: 0.1, glow: vec(0.5, 0.045, 0.03) },
)

const string = shaped(
  vec((HAND.x + BALLOON.x) / 2, (HAND.y + BALLOON.y) / 2, FAR + 0.08),
  0.62,
  (p) => stick(p, HAND, vec(BALLOON.x, BALLOON.y - 0.34, BALLOON.z), 0.0045),
  { colour: vec(0.75, 0.7, 0.62) },
)

/** Tall grass in the evening sun, and a path trodden through it; paler the farther away. */
function field(at: Vec) {
  const path = smoothstep(0.6, 0.3, Math.abs(at.x + 0.25 * Math.sin(at.z * 0.2) + 0.4 * (noise(at.z * 0.8, 3) - 0.5)))
  // Blades stand upright, so they are drawn out a little along the line of sight.
  const blades = fbm(at.x * 26, at.z * 8, 4)
  const tuft = fbm(at.x * 2.4, at.z * 1.3, 3)
  const grass = mixVec(vec(0.11, 0.14, 0.03), vec(0.56, 0.5, 0.18), smoothstep(0.3, 0.7, blades * 0.6 + tuft * 0.4))
  const near = Math.exp(-Math.max(0, at.z - 9) / 45)
  const colour = mixVec(grass, vec(0.62, 0.47, 0.28), path * 0.55)
  const slope = noiseSlope(at.x * 8, at.z * 2)
  return {
    colour: scale(colour, near * mix(0.75, 1.2, noise(at.x * 60, at.z * 20))),
    glow: scale(vec(0.9, 0.72, 0.3), 0.6 * (1 - near)),
    normal: unit(vec(-slope.x * 0.25, 1, -slope.y * 0.2)),
    soft: 0.5,
  }
}

export const balloonGirl: Photograph = {
  id: 'balloon-girl',
  ...PORTRAIT,
  rays: 9,
  detail: 0.7,
  isTraced: true,
  soothed: 0.06,
  film: {
    exposure: -0.8,
    balance: [1.05, 0.97, 1.04],
    grain: 0.022,
    vignette: 0.35,
    contrast: 1.25,
    saturation: 1,
    fade: 0.012,
    bloom: 0.1,
    halation: 0.18,
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
      lamps: [sunshine(SUN, vec(6, 4.1, 2.2), 1.8)],
      around: (d: Vec) => sunGlade(d, SUN),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
