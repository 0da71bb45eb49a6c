import { fbm3, noise3 } from '../light/noise.ts'
import { block, egg, grown, stick } from '../light/shapes.ts'
import { type Solid, shaped } from '../light/solid.ts'
import { mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const GOLD = vec(0.56, 0.34, 0.17)
const CREAM = vec(0.7, 0.55, 0.38)

type Bend = readonly [x: number, y: number]

/** Hip or shoulder, knee or elbow, and paw of the legs at full stretch; those on the far side are behind. */
const LEGS: readonly (readonly [joint: Bend, bend: Bend, paw: Bend, z: number])[] = [
  [[-0.24, 0.44], [-0.42, 0.32], [-0.57, 0.19], -0.07],
  [[-0.22, 0.44], [-0.35, 0.26], [-0.44, 0.08], 0.07],
  [[0.23, 0.46], [0.4, 0.33], [0.58, 0.17], -0.07],
  [[0.21, 0.46], [0.35, 0.27], [0.49, 0.08], 0.07],
]

function trunk(p: Vec): number {
  const ribs = egg(p.x + 0.16, p.y - 0.5, p.z, 0.22, 0.155, 0.12)
  const loin = stick(p, vec(-0.12, 0.53, 0), vec(0.22, 0.54, 0), 0.11, 0.105)
  const rump = egg(p.x - 0.23, p.y - 0.51, p.z, 0.12, 0.135, 0.105)
  const neck = stick(p, vec(-0.28, 0.55, 0), vec(-0.46, 0.69, 0), 0.11, 0.075)
  return grown(grown(grown(ribs, loin, 0.08), rump, 0.08), neck, 0.09)
}

function head(p: Vec): number {
  const skull = egg(p.x + 0.51, p.y - 0.72, p.z, 0.095, 0.08, 0.075)
  const muzzle = stick(p, vec(-0.57, 0.7, 0), vec(-0.69, 0.675, 0), 0.046, 0.033)
  const jaw = stick(p, vec(-0.56, 0.665, 0), vec(-0.655, 0.628, 0), 0.028, 0.018)
  return Math.min(grown(skull, muzzle, 0.05), jaw)
}

const ear = (p: Vec): number =>
  egg(p.x + 0.445 + 0.4 * (p.y - 0.71), p.y - 0.715, Math.abs(p.z) - 0.085, 0.05, 0.06, 0.022)

function tail(p: Vec): number {
  const root = stick(p, vec(0.29, 0.57, 0), vec(0.46, 0.66, 0), 0.034, 0.048)
  return grown(root, stick(p, vec(0.46, 0.66, 0), vec(0.67, 0.73, 0), 0.048, 0.012), 0.05)
}

function legs(p: Vec): number {
  let near = 9
  for (const [joint, bend, paw, z] of LEGS) {
    const knee = vec(bend[0], bend[1], z)
    const foot = vec(paw[0], paw[1], z)
    const thigh = stick(p, vec(joint[0], joint[1], z * 0.8), knee, 0.085, 0.04)
    const shin = stick(p, knee, foot, 0.037, 0.023)
    const pad = egg(p.x - paw[0] + (paw[0] < 0 ? 0.03 : -0.02), p.y - paw[1], p.z - z, 0.045, 0.026, 0.03)
    near = Math.min(near, grown(grown(thigh, shin, 0.04), pad, 0.02))
  }
  return near
}

const nose = (p: Vec): number => egg(p.x + 0.724, p.y - 0.688, p.z, 0.022, 0.02, 0.024)
const tongue = (p: Vec): number => block(p.x + 0.64, p.y - 0.63 + 0.3 * (p.x + 0.64), p.z, 0.05, 0.006, 0.02, 0.005)

const bodyOf = (p: Vec): number => grown(grown(trunk(p), legs(p), 0.05), Math.min(head(p), tail(p)), 0.05)

/** Fur lies backwards in locks. */
const locks = (p: Vec): number => fbm3(p.x * 14 + p.y * 8, p.y * 44 - p.x * 12, p.z * 44, 3) - 0.5

function coat(p: Vec, normal: Vec) {
  const tuft = locks(p)
  const hair = noise3(p.x * 60 + p.y * 30, p.y * 170 - p.x * 50, p.z * 170)
  const pale = smoothstep(0.42, 0.26, p.y) * 0.7 + smoothstep(0.1, -0.6, normal.y) * 0.35
  const lean = (hair - 0.5) * 0.7
  return {
    colour: scale(mixVec(GOLD, CREAM, Math.min(1, pale)), 0.78 + 0.3 * hair + 0.7 * tuft),
    soft: 0.6,
    normal: unit(vec(normal.x + lean, normal.y + (tuft - 0.02) * 1.2 + lean * 0.5, normal.z)),
  }
}

/** A retriever at full stretch, running to the left; lengths in metres, above the ground by a bound. */
export function retriever(at: Vec): Solid {
  const inside = (p: Vec): Vec => vec(p.x - at.x, p.y - at.y, p.z - at.z)
  return shaped(
    vec(at.x, at.y + 0.45, at.z),
    0.82,
    (p) => {
      const q = inside(p)
      const away = block(q.x, q.y - 0.45, q.z, 0.76, 0.38, 0.16, 0)
      if (away > 0.06) return away
      const near = Math.min(bodyOf(q), ear(q), nose(q), tongue(q))
      return near > 0.05 ? near - 0.02 : (near + locks(q) * 0.02) * 0.7
    },
    (point, normal) => {
      const q = inside(point)
      const body = Math.min(bodyOf(q), ear(q))
      if (nose(q) < body) return { colour: vec(0.03, 0.025, 0.025), gloss: 0.06, roughness: 0.25 }
      if (tongue(q) < body) return { colour: vec(0.72, 0.24, 0.22), gloss: 0.05, roughness: 0.3 }
      return coat(q, normal)
    },
    0.85,
  )
}
