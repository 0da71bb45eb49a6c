import { retriever } from '../figures/retriever.ts'
import { camera } from '../light/camera.ts'
import { eveningSand, eveningSea, eveningSky } from '../light/evening-shore.ts'
import { fbm, hash } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { ball, plane } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import { unit, type Vec, vec } from '../light/vec.ts'

// Low and ahead: the dog is dark, with a rim of light.
const SUN = unit(vec(-0.66, 0.3, 0.6))
const EYE = vec(0.15, 0.62, -5)

/** Water thrown up where the paws left the sand. */
const DROPS = Array.from({ length: 26 }, (_, i) => {
  const isFront = i % 3 === 0
  const x = (isFront ? -0.42 : 0.5) + 0.5 * (hash(i, 1) - 0.35)
  return ball(
    vec(x, 0.03 + 0.34 * hash(i, 2) ** 1.6, -0.08 + 0.24 * (hash(i, 3) - 0.5)),
    0.004 + 0.008 * hash(i, 4) ** 2,
    { colour: vec(0.8, 0.82, 0.82), gloss: 0.08, roughness: 0.05, soft: 0.6 },
  )
})

function beach(at: Vec) {
  const edge = at.z - 0.7 - 0.5 * (fbm(at.x * 0.5 + 3, 2, 3) - 0.5) + 0.08 * at.x
  return edge > 0 ? eveningSea(at, edge, EYE, SUN) : eveningSand(at, -edge * 0.55)
}

export const runningDog: Photograph = {
  id: 'running-dog',
  ...LANDSCAPE,
  rays: 8,
  detail: 0.5,
  isTraced: true,
  soothed: 0.05,
  film: {
    exposure: -0.95,
    balance: [1.04, 1, 0.95],
    grain: 0.022,
    vignette: 0.32,
    contrast: 1.45,
    saturation: 1.1,
    fade: 0.01,
    bloom: 0.07,
    halation: 0.16,
  },
  open() {
    const look = camera({ eye: EYE, target: vec(-0.12, 0.5, 0), spread: 0.16, aperture: 0.05, focus: 4.95 })
    const room = {
      solids: [retriever(vec(0, -0.01, 0)), ...DROPS, plane(vec(0, 1, 0), 0, beach)],
      lamps: [sunshine(SUN, vec(6.6, 4.5, 2.5), 1.6)],
      around: (d: Vec) => eveningSky(d, SUN),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
