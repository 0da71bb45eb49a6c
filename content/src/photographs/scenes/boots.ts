import { camera } from '../light/camera.ts'
import { leafShade } from '../light/leaf-shade.ts'
import { fbm, hash, noise, noiseSlope } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { block, egg, grown, stick } from '../light/shapes.ts'
import { plane, type Solid, shaped } from '../light/solid.ts'
import { sunshine } from '../light/sunshine.ts'
import { mix, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.62, 0.52, -0.5))
const WALL = 0.34

const away = (x: number, y: number) => Math.sqrt(x * x + y * y)

/** How far a foot's outline is, in lengths of the foot, toe towards x. */
function outline(x: number, z: number): number {
  const t = Math.min(1, Math.max(0, (x + 0.19) / 0.62))
  return away(x + 0.19 - 0.62 * t, z - 0.02 * t) - mix(0.17, 0.185, t) + 0.05 * Math.exp(-(((x - 0.06) / 0.14) ** 2))
}

/** A rubber boot of length one: a hollow shaft, grown together with the foot, on a sole with a heel. */
function boot(x: number, y: number, z: number): number {
  const rise = Math.max(0, y - 0.35)
  const round = away((x + 0.17 + rise * 0.03) * 0.9, z) - (0.165 + 0.045 * rise)
  const shaft = Math.max(round, y - 1.14, 0.1 - y)
  const p = vec(x, y, z * 0.95)
  const instep = stick(p, vec(-0.17, 0.24, 0), vec(0.34, 0.13, 0.02), 0.165, 0.125)
  const toe = egg(x - 0.42, y - 0.14, z - 0.02, 0.2, 0.15, 0.185)
  const heel = egg(x + 0.2, y - 0.17, z, 0.18, 0.2, 0.165)
  const whole = grown(grown(grown(instep, toe, 0.12), heel, 0.1), shaft, 0.16)
  const hollow = Math.max(whole, -Math.max(round + 0.025, 0.3 - y), 0.05 - y)
  const band = Math.max(Math.abs(round) - 0.014, Math.abs(y - 1.1) - 0.04)
  const upper = Math.min(hollow, band)
  return y - 0.1 > upper ? upper : Math.min(upper, sole(x, y, z))
}

function sole(x: number, y: number, z: number): number {
  const under = ((x - 0.04) / 0.1) * ((x - 0.04) / 0.1)
  const arch = 0.03 * Math.exp(-under * under)
  return Math.max(outline(x, z) - 0.012, Math.abs(y - 0.045 - arch) - 0.045 + arch) * 0.85
}

interface Pair {
  readonly x: number
  readonly z: number
  readonly size: number
  readonly colour: Vec
  readonly trim: Vec
  readonly turns: readonly [number, number]
}

const PAIRS: readonly Pair[] = [
  { x: -0.5, z: 0.03, size: 0.27, colour: vec(0.05, 0.12, 0.07), trim: vec(0.4, 0.36, 0.26), turns: [0.2, -0.16] },
  { x: -0.14, z: 0.02, size: 0.235, colour: vec(0.78, 0.43, 0.03), trim: vec(0.72, 0.66, 0.56), turns: [0.02, -0.3] },
  { x: 0.18, z: -0.02, size: 0.19, colour: vec(0.62, 0.045, 0.04), trim: vec(0.72, 0.66, 0.56), turns: [0.34, 0.06] },
  { x: 0.46, z: -0.06, size: 0.155, colour: vec(0.1, 0.32, 0.5), trim: vec(0.75, 0.7, 0.6), turns: [0.16, -0.34] },
]

function standing(pair: Pair, side: -1 | 1): Solid {
  const turn = -Math.PI / 2 + (side < 0 ? pair.turns[0] : pair.turns[1])
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = vec(pair.x + side * pair.size * 0.25, 0, pair.z + side * 0.014)
  const inside = (p: Vec): Vec => {
    const x = (p.x - at.x) / pair.size
    const z = (p.z - at.z) / pair.size
    return vec(x * c + z * s, p.y / pair.size, (z * c - x * s) * side)
  }
  return shaped(
    vec(at.x, pair.size * 0.58, at.z),
    pair.size * 0.86,
    (p) => {
      const q = inside(p)
      // Most rays pass by: far from it its parts are not asked.
      const far = block(q.x - 0.12, q.y - 0.57, q.z, 0.52, 0.6, 0.26, 0)
      return (far > 0.08 ? far : boot(q.x, q.y, q.z) * 0.8) * pair.size
    },
    (p, normal) => {
      const q = inside(p)
      const isSole = q.y < 0.1 && sole(q.x, q.y, q.z) < 0.02
      const isTrim = q.y > 1.04
      const mud = smoothstep(0.55, 0.75, fbm(q.x * 6 + pair.x * 9, q.y * 7, 4) + 0.4 * (0.22 - q.y))
      const dull = mixVec(
        isSole || isTrim ? pair.trim : pair.colour,
        vec(0.25, 0.17, 0.1),
        0.75 * mud * (isTrim ? 0 : 1),
      )
      const dent = noiseSlope(q.x * 5 + 3, q.y * 5 + pair.x * 7)
      return {
        colour: scale(dull, 0.92 + 0.16 * noise(q.x * 20, q.y * 20)),
        gloss: 0.055 * (1 - 0.8 * mud),
        roughness: 0.08 + 0.25 * mud,
        normal: unit(vec(normal.x + dent.x * 0.05, normal.y + dent.y * 0.05, normal.z)),
      }
    },
    0.85,
  )
}

/** Boards of an old oak floor, running towards the wall. */
function floor(at: Vec) {
  const board = Math.floor(at.x / 0.14)
  const seam = smoothstep(0.003, 0.0008, Math.min(at.x - board * 0.14, (board + 1) * 0.14 - at.x))
  const warp = fbm(at.z * 1.5, at.x * 8 + board * 7, 3)
  const rings = fbm(at.z * 2.4 + board * 31, at.x * 60 + warp * 6, 5)
  const tone = mix(0.6, 1.2, rings) * (1 - 0.8 * seam) * (0.82 + 0.36 * hash(board, 4))
  return {
    colour: scale(vec(0.4, 0.25, 0.14), tone),
    gloss: 0.035,
    roughness: 0.22 + 0.1 * noise(at.x * 9, at.z * 9),
  }
}

/** A wainscot of painted boards above a skirting. */
function panel(at: Vec, normal: Vec) {
  const across = at.x / 0.115
  const groove = Math.abs(across - Math.floor(across) - 0.5) - 0.46
  const isSkirting = at.y < 0.115
  const cut = isSkirting ? smoothstep(0.012, 0.004, Math.abs(at.y - 0.1)) : smoothstep(0, 0.04, groove)
  const lean = isSkirting ? 0 : Math.sign(across - Math.floor(across) - 0.5) * cut * 0.8
  const worn = 0.94 + 0.1 * fbm(at.x * 5, at.y * 2, 4)
  return {
    colour: scale(isSkirting ? vec(0.7, 0.68, 0.62) : vec(0.56, 0.6, 0.55), worn * (1 - 0.55 * cut)),
    gloss: 0.03,
    roughness: 0.35,
    normal: unit(vec(normal.x - lean, normal.y, normal.z)),
  }
}

export const boots: Photograph = {
  id: 'boots',
  ...LANDSCAPE,
  rays: 14,
  detail: 0.5,
  isTraced: true,
  soothed: 0.09,
  film: {
    exposure: -0.7,
    balance: [1.02, 1, 0.96],
    grain: 0.022,
    vignette: 0.45,
    contrast: 1.15,
    saturation: 1.05,
    fade: 0.012,
    bloom: 0.06,
    halation: 0.15,
  },
  open() {
    const look = camera({
      eye: vec(0.12, 0.52, -2.5),
      target: vec(-0.035, 0.2, 0),
      spread: 0.178,
      aperture: 0.03,
      focus: 2.52,
    })
    const room = {
      solids: [
        ...PAIRS.flatMap((pair) => [standing(pair, -1), standing(pair, 1)]),
        plane(vec(0, 1, 0), 0, floor),
        plane(vec(0, 0, -1), -WALL, panel),
        leafShade(SUN, 2.6, 0.6),
      ],
      lamps: [
        sunshine(SUN, vec(5.4, 4.2, 2.7), 1.4),
        // The open door.
        { corner: vec(-2.3, 0.2, -2.4), across: vec(0.9, 0, -0.6), up: vec(0, 1.8, 0), light: vec(6.6, 6.9, 7.2) },
      ],
      around: (d: Vec) => scale(mixVec(vec(0.75, 0.68, 0.6), vec(0.85, 0.95, 1.1), smoothstep(0, 0.6, d.y)), 0.35),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
