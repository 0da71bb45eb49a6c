import { camera } from '../light/camera.ts'
import { fbm, hash, noise, noise3 } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { egg, grown, stick } from '../light/shapes.ts'
import { ball, pebble, plane, type Solid, shaped } from '../light/solid.ts'
import { mix, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

// Two heads tall, sitting at the origin, looking at the camera, which is at negative z.
const HEAD = vec(0.06, 2.42, -0.12)

function limbs(x: number, y: number, z: number): number {
  const p = vec(Math.abs(x), y, z)
  const arm = stick(p, vec(0.66, 1.5, -0.1), vec(1.06, 0.86, -0.52), 0.27, 0.29)
  const leg = stick(p, vec(0.5, 0.34, -0.2), vec(0.82, 0.36, -1.12), 0.36, 0.33)
  const foot = egg(p.x - 0.86, p.y - 0.48, p.z + 1.26, 0.35, 0.45, 0.24)
  return Math.min(arm, grown(leg, foot, 0.12))
}

function head(x: number, y: number, z: number): number {
  const px = x - HEAD.x
  const py = y - HEAD.y
  const pz = z - HEAD.z
  const skull = egg(px, py, pz, 0.77, 0.7, 0.68)
  const muzzle = egg(px, py + 0.2, pz + 0.56, 0.36, 0.28, 0.27)
  const ear = egg(Math.abs(px) - 0.62, py - 0.56, pz - 0.02, 0.27, 0.28, 0.15)
  return Math.min(grown(skull, muzzle, 0.08), grown(skull, ear, 0.05))
}

function bear(x: number, y: number, z: number): number {
  const belly = egg(x, y - 0.92, z, 0.8, 0.92, 0.68)
  return grown(grown(belly, limbs(x, y, z), 0.07), head(x, y, z), 0.06)
}

/** Curls of plush: how high they stand here, from 0 to 1. */
function pile(p: Vec): number {
  const curl = noise3(p.x * 24, p.y * 24, p.z * 24)
  return 0.6 * Math.abs(2 * curl - 1) + 0.4 * noise3(p.x * 57 + curl * 2, p.y * 57, p.z * 57)
}

function plush(p: Vec): number {
  const d = bear(p.x, p.y, p.z)
  return d > 0.09 ? d - 0.035 : (d + 0.02 - 0.055 * pile(p)) * 0.7
}

function fur(at: Vec) {
  const high = pile(at)
  const px = at.x - HEAD.x
  const py = at.y - HEAD.y
  const pz = at.z - HEAD.z
  const muzzle = smoothstep(0.05, -0.03, egg(px, py + 0.2, pz + 0.58, 0.36, 0.28, 0.29))
  const inEar = smoothstep(0.06, -0.06, egg(Math.abs(px) - 0.62, py - 0.55, pz + 0.14, 0.2, 0.2, 0.1))
  const sole = smoothstep(0.05, -0.02, egg(Math.abs(at.x) - 0.87, at.y - 0.5, at.z + 1.5, 0.27, 0.34, 0.14))
  const pale = Math.max(muzzle, inEar, sole)
  const honey = mixVec(vec(0.42, 0.25, 0.125), vec(0.6, 0.4, 0.23), fbm(at.x * 2.2, at.y * 2.2 + at.z, 2))
  return { colour: scale(mixVec(honey, vec(0.72, 0.6, 0.45), pale), mix(0.62, 1.12, high)), soft: 0.45 }
}

/** Nose, mouth and eyes: shiny, and stitched with dark thread. */
function face(): readonly Solid[] {
  const dark = { colour: vec(0.02, 0.014, 0.011), gloss: 0.05, roughness: 0.12 }
  const thread = { colour: vec(0.035, 0.022, 0.016) }
  const at = (x: number, y: number, z: number) => vec(HEAD.x + x, HEAD.y + y, HEAD.z + z)
  const mouth = (p: Vec) =>
    Math.min(
      stick(p, at(0, -0.12, -0.87), at(0, -0.27, -0.86), 0.018),
      stick(p, at(0, -0.27, -0.86), at(0.12, -0.33, -0.82), 0.018),
      stick(p, at(0, -0.27, -0.86), at(-0.12, -0.33, -0.82), 0.018),
    )
  return [
    ball(at(-0.27, 0.1, -0.635), 0.078, dark),
    ball(at(0.27, 0.1, -0.635), 0.078, dark),
    pebble(at(0, -0.06, -0.84), vec(0.135, 0.095, 0.07), 0, dark),
    shaped(at(0, -0.22, -0.85), 0.25, mouth, thread),
  ]
}

/** A ribbon round the neck, tied to a bow. */
function ribbon(p: Vec): number {
  const y = p.y - 1.74 + 0.12 * p.z
  const band = Math.max(Math.abs(Math.hypot(p.x, p.z + 0.04) - 0.56) - 0.05, Math.abs(y) - 0.085)
  const [x, z] = [Math.abs(p.x - 0.03), p.z + 0.7]
  const loop = Math.max(Math.abs(egg(x - 0.23, y - 0.01 - x * 0.12, z, 0.24, 0.15, 0.13)) - 0.02, 0.02 - x)
  const end = Math.max(
    Math.abs(z + 0.02 - 0.05 * Math.sin(y * 9)) - 0.018,
    Math.abs(x - 0.1 + y * 0.28) - 0.075,
    y,
    -0.48 - y,
  )
  return Math.min(band, loop, end, egg(x, y, z + 0.04, 0.09, 0.1, 0.1)) * 0.6
}

/** A quilt of washed linen in soft folds, pressed down where the bear sits. */
function quilt(at: Vec) {
  const e = 0.04
  const fold = rumple(at.x, at.z)
  const dent = Math.exp(-(at.x * at.x + (at.z + 0.4) ** 2) / 2.6)
  const weave = 0.94 + 0.08 * noise(at.x * 70, at.z * 9) + 0.05 * noise(at.x * 9, at.z * 70)
  return {
    colour: scale(vec(0.72, 0.68, 0.62), weave * (1 - 0.25 * dent)),
    normal: unit(vec((fold - rumple(at.x + e, at.z)) / e, 1.1, (fold - rumple(at.x, at.z + e)) / e)),
  }
}

function rumple(x: number, z: number): number {
  const bend = fbm(x * 0.5 + 2, z * 0.6, 2)
  return 0.5 * bend + 0.16 * Math.abs(2 * noise(x * 0.8 + 3 * bend, z * 0.7 + 0.5 * x) - 1)
}

/** Cushions stand behind it, out of focus. */
const CUSHIONS = [
  pebble(vec(-1.9, 1.25, 2.4), vec(1.7, 1.35, 0.62), 0.2, { colour: vec(0.7, 0.66, 0.6) }),
  pebble(vec(1.9, 1.15, 2.7), vec(1.6, 1.25, 0.62), -0.15, { colour: vec(0.44, 0.5, 0.5) }),
]

export const teddyBear: Photograph = {
  id: 'teddy-bear',
  ...PORTRAIT,
  rays: 5,
  detail: 0.3,
  isTraced: true,
  soothed: 0.08,
  film: {
    exposure: 0.45,
    balance: [1.03, 1, 0.94],
    grain: 0.022,
    vignette: 0.35,
    contrast: 1.05,
    saturation: 0.84,
    fade: 0.03,
    bloom: 0.08,
  },
  open() {
    const look = camera({
      eye: vec(-0.9, 2.35, -10.5),
      target: vec(0.03, 1.58, -0.2),
      spread: 0.168,
      aperture: 0.22,
      focus: 9.9,
    })
    const wall = (at: Vec) => ({ colour: scale(vec(0.6, 0.55, 0.47), 0.9 + 0.1 * hash(Math.floor(at.x * 3), 2)) })
    const room = {
      solids: [
        shaped(vec(0, 1.5, -0.3), 2.05, plush, fur, 0.9),
        ...face(),
        shaped(vec(0, 1.5, -0.2), 1.05, ribbon, { colour: vec(0.5, 0.3, 0.27), gloss: 0.03, roughness: 0.5 }),
        plane(vec(0, 1, 0), 0.03, quilt),
        ...CUSHIONS,
        plane(vec(0, 0, -1), -4.6, wall),
      ],
      lamps: [
        {
          corner: vec(-6.5, 1.5, -5),
          across: vec(0, 0, 5),
          up: vec(0.6, 5, 0),
          light: vec(9, 8.4, 7.5),
        },
      ],
      around: (d: Vec) => scale(vec(0.5, 0.48, 0.46), 0.5 + 0.5 * Math.max(0, unit(d).y)),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
