import { type Walker, walker } from '../figures/walker-figure.ts'
import { camera } from '../light/camera.ts'
import { fbm, noise, noiseSlope } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { plane } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import { add, clamp, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.55, 0.5, 0.8))
const SKIN = vec(0.62, 0.4, 0.29)

/** Hand in hand, so the hands of neighbours are at the same places of the beach. */
const HANDS: readonly Vec[] = [
  vec(-1.22, 0.86, 10),
  vec(-0.47, 0.72, 10),
  vec(-0.02, 0.5, 10),
  vec(0.47, 0.7, 10),
  vec(1.12, 0.78, 10),
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
    colours: { hair: vec(0.09, 0.06, 0.04), top: vec(0.78, 0.77, 0.74), below: vec(0.5, 0.43, 0.34), skin: SKIN },
  },
  {
    at: vec(-0.25, 0, 10.1),
    height: 1.16,
    young: 0.75,
    wears: 'shorts',
    stride: -0.11,
    hair: 'short',
    colours: { hair: vec(0.3, 0.19, 0.1), top: vec(0.42, 0.52, 0.6), below: vec(0.66, 0.6, 0.5), skin: SKIN },
  },
  {
    at: vec(0.22, 0, 9.95),
    height: 0.98,
    young: 1,
    wears: 'dress',
    stride: 0.1,
    hair: 'tails',
    colours: { hair: vec(0.38, 0.25, 0.13), top: vec(0.74, 0.5, 0.42), below: vec(0.76, 0.52, 0.44), skin: SKIN },
  },
  {
    at: vec(0.8, 0, 10),
    height: 1.68,
    young: 0,
    wears: 'dress',
    stride: -0.09,
    hair: 'long',
    colours: { hair: vec(0.2, 0.115, 0.06), top: vec(0.74, 0.7, 0.62), below: vec(0.75, 0.71, 0.63), skin: SKIN },
  },
]

const FAMILY = MEMBERS.map((one, nth) => {
  const from = (hand: Vec | undefined) =>
    vec(((hand?.x ?? 0) - one.at.x) / one.height, (hand?.y ?? 0) / one.height, ((hand?.z ?? 0) - one.at.z) / one.height)
  return walker({ ...one, left: from(HANDS[nth]), right: from(HANDS[nth + 1]) })
})

/** Where the last wave ended. */
const shore = (z: number) => -1.9 + 0.05 * z + 0.9 * (fbm(z * 0.16 + 4, 2, 3) - 0.5)

const HAZE = vec(0.98, 0.92, 0.84)

/** The beach, paler the farther away. */
function beach(at: Vec) {
  const near = Math.exp(-Math.max(0, at.z - 12) / 110)
  const ground = sandOrSea(at)
  return {
    ...ground,
    colour: scale(ground.colour, near),
    gloss: ground.gloss * near,
    glow: scale(HAZE, 1.5 * (1 - near)),
  }
}

function sandOrSea(at: Vec) {
  const edge = shore(at.z) - at.x
  const far = clamp(at.z / 60)
  if (edge > 0) {
    const deep = smoothstep(0, 9, edge)
    const slope = noiseSlope(at.x * 0.9, at.z * 2.1)
    const wave = fbm(at.x * 0.35 + 0.12 * at.z, at.z * 0.4 + 2, 3)
    const foam = Math.max(
      smoothstep(0.5, 0.12, edge) * smoothstep(0.32, 0.5, fbm(at.x * 4, at.z * 3, 3)),
      smoothstep(0.56, 0.66, wave) * smoothstep(0.3, 0.5, fbm(at.x * 2.4, at.z * 3, 3)) * (1 - far),
    )
    const water = mixVec(vec(0.42, 0.44, 0.4), vec(0.2, 0.36, 0.4), deep)
    return {
      colour: mixVec(water, vec(0.85, 0.85, 0.83), foam),
      gloss: 0.03 * (1 - foam),
      roughness: 0.25,
      normal: unit(vec(-slope.x * 0.1, 1, -slope.y * 0.12)),
    }
  }
  const wet = smoothstep(1.5, 0.15, -edge + 0.5 * (fbm(at.x, at.z * 0.5, 2) - 0.5))
  const lumps = noiseSlope(at.x * 2.3, at.z * 2.3)
  const prints = noiseSlope(at.x * 6.1 + 3, at.z * 6.1)
  const rough = 1 - 0.9 * wet
  const grains = 0.86 + 0.16 * fbm(at.x * 3, at.z * 3, 3) + 0.14 * (noise(at.x * 60, at.z * 60) - 0.5)
  return {
    colour: scale(mixVec(vec(0.6, 0.49, 0.37), vec(0.34, 0.28, 0.22), wet * 0.8), grains),
    gloss: wet > 0.4 ? 0.05 * wet : 0.001,
    roughness: 0.12 + 0.5 * (1 - wet),
    normal: unit(vec(-(lumps.x * 0.09 + prints.x * 0.1) * rough, 1, -(lumps.y * 0.09 + prints.y * 0.1) * rough)),
  }
}

/** A hazy morning: pale, and warm on the sun's side. */
function sky(d: Vec): Vec {
  const high = clamp(d.y)
  const blue = mixVec(HAZE, vec(0.3, 0.54, 0.8), smoothstep(0, 0.2, high) ** 0.8)
  const glow = clamp(d.x * SUN.x + d.y * SUN.y + d.z * SUN.z) ** 5
  return add(scale(blue, 1.5), scale(vec(0.9, 0.72, 0.5), glow * 0.7))
}

export const familyBeach: Photograph = {
  id: 'family-beach',
  ...LANDSCAPE,
  isHero: true,
  rays: 6,
  detail: 0.36,
  isTraced: true,
  soothed: 0.1,
  film: {
    exposure: -1.25,
    balance: [1.03, 1, 0.95],
    grain: 0.022,
    vignette: 0.3,
    saturation: 1,
    fade: 0.035,
    bloom: 0.12,
    halation: 0.15,
  },
  open() {
    const look = camera({
      eye: vec(0.5, 1.25, 0),
      target: vec(-0.05, 1.02, 10),
      spread: 0.128,
      aperture: 0.055,
      focus: 8.6,
    })
    const ground = plane(vec(0, 1, 0), 0, beach)
    const room = {
      solids: [...FAMILY, ground],
      lamps: [sunshine(SUN, vec(4.6, 3.7, 2.6), 2.5)],
      around: sky,
      bounces: 3,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
