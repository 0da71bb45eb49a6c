import { type Walker, walker } from '../figures/walker-figure.ts'
import { camera } from '../light/camera.ts'
import { EVENING_HAZE, eveningSand, eveningSea, eveningSky } from '../light/evening-shore.ts'
import { fbm } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { plane } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import { add, scale, unit, type Vec, vec } from '../light/vec.ts'

// Late in the day, low over the sea, and a little behind the camera: it models every back.
const SUN = unit(vec(-0.9, 0.36, -0.12))
const EYE = vec(0.5, 1.25, 0)
const SKIN = vec(0.66, 0.4, 0.27)

/** Hand in hand, so the hands of neighbours are at the same places of the beach. */
const HANDS: readonly Vec[] = [
  vec(-1.1, 0.83, 10.12),
  vec(-0.47, 0.72, 10),
  vec(-0.02, 0.5, 10),
  vec(0.47, 0.7, 10),
  vec(1.03, 0.8, 10.1),
]

type Member = Omit<Walker, 'left' | 'right'>
const MEMBERS: readonly Member[] = [
  {
    at: vec(-0.86, 0, 10),
    height: 1.8,
    young: 0,
    wears: 'trousers',
    stride: 0.1,
    hair: 'short',
    colours: { hair: vec(0.09, 0.06, 0.04), top: vec(0.66, 0.65, 0.63), below: vec(0.3, 0.25, 0.19), skin: SKIN },
  },
  {
    at: vec(-0.25, 0, 10.1),
    height: 1.16,
    young: 0.75,
    wears: 'shorts',
    stride: -0.11,
    hair: 'short',
    colours: { hair: vec(0.3, 0.19, 0.1), top: vec(0.16, 0.34, 0.52), below: vec(0.5, 0.42, 0.3), skin: SKIN },
  },
  {
    at: vec(0.22, 0, 9.95),
    height: 0.98,
    young: 1,
    wears: 'dress',
    stride: 0.1,
    hair: 'tails',
    colours: { hair: vec(0.38, 0.25, 0.13), top: vec(0.7, 0.27, 0.2), below: vec(0.72, 0.28, 0.21), skin: SKIN },
  },
  {
    at: vec(0.8, 0, 10),
    height: 1.68,
    young: 0,
    wears: 'dress',
    stride: -0.09,
    hair: 'long',
    colours: { hair: vec(0.2, 0.115, 0.06), top: vec(0.66, 0.62, 0.56), below: vec(0.67, 0.63, 0.57), skin: SKIN },
  },
]

const FAMILY = MEMBERS.map((one, nth) => {
  const from = (hand: Vec | undefined) =>
    vec(((hand?.x ?? 0) - one.at.x) / one.height, (hand?.y ?? 0) / one.height, ((hand?.z ?? 0) - one.at.z) / one.height)
  return walker({ ...one, left: from(HANDS[nth]), right: from(HANDS[nth + 1]) })
})

/** Where the last wave ended; far away the beach turns aside, so that the sea is behind everybody. */
const shore = (z: number) => -2.1 + 0.035 * z + 0.011 * Math.max(0, z - 16) ** 2 + 0.9 * (fbm(z * 0.16 + 4, 2, 3) - 0.5)

/** The beach, paler the farther away. */
function beach(at: Vec) {
  const near = Math.exp(-Math.max(0, at.z - 12) / 260)
  const ground = sandOrSea(at)
  return {
    ...ground,
    colour: scale(ground.colour, near),
    glow: add(ground.glow, scale(EVENING_HAZE, 1.5 * (1 - near))),
  }
}

function sandOrSea(at: Vec) {
  const edge = shore(at.z) - at.x
  return edge > 0 ? eveningSea(at, edge, EYE, SUN) : eveningSand(at, -edge)
}

export const familyBeach: Photograph = {
  id: 'family-beach',
  ...LANDSCAPE,
  isHero: true,
  rays: 8,
  detail: 0.6,
  isTraced: true,
  soothed: 0.06,
  film: {
    exposure: -1.35,
    balance: [1.05, 1, 0.93],
    grain: 0.022,
    vignette: 0.3,
    contrast: 1.32,
    saturation: 1.12,
    fade: 0.01,
    bloom: 0.07,
    halation: 0.15,
  },
  open() {
    const look = camera({
      eye: EYE,
      target: vec(-0.05, 1.02, 10),
      spread: 0.128,
      aperture: 0.04,
      focus: 10,
    })
    const ground = plane(vec(0, 1, 0), 0, beach)
    const room = {
      solids: [...FAMILY, ground],
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
