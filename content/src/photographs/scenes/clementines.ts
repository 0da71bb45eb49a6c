import { camera } from '../light/camera.ts'
import { fbm, noise, noise3 } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { ball, pebble, plane, shaped } from '../light/solid.ts'
import { clamp, length, mixVec, scale, smoothstep, sub, unit, type Vec, vec } from '../light/vec.ts'

const pore = (p: Vec, seed: number, o: number) => noise3(p.x * 34 + seed, p.y * 34 + o, p.z * 34) - 0.5

/** Peel: pores, a green hint round the stalk, wax on top. */
const peel = (centre: Vec, seed: number) => (at: Vec, n: Vec) => {
  const p = sub(at, centre)
  const cloud = noise3(p.x * 3 + seed, p.y * 3, p.z * 3)
  const stalk = smoothstep(0.75, 0.95, n.y + 0.2 * noise3(p.x * 7, seed, p.z * 7))
  const colour = mixVec(mixVec(vec(0.85, 0.22, 0.012), vec(0.85, 0.3, 0.015), cloud), vec(0.4, 0.3, 0.02), stalk * 0.6)
  return {
    colour,
    gloss: 0.04,
    roughness: 0.16,
    soft: 0.25,
    normal: unit(vec(n.x + pore(p, seed, 0) * 0.34, n.y + pore(p, seed, 5) * 0.34, n.z + pore(p, seed, 9) * 0.34)),
  }
}

function fruit(x: number, z: number, r: number, seed: number, y = r * 0.86) {
  const centre = vec(x, y, z)
  return pebble(centre, vec(r, r * 0.86, r), seed, peel(centre, seed * 13))
}

/** A leaf: a curved, pointed blade with a midrib. */
function leaf(root: Vec, turn: number, size: number) {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const local = (p: Vec) => {
    const q = sub(p, root)
    return vec((q.x * c + q.z * s) / size, q.y / size, (q.z * c - q.x * s) / size)
  }
  return shaped(
    root,
    size * 1.15,
    (p) => {
      const q = local(p)
      const t = clamp(q.x)
      const half = 0.24 * Math.sin(Math.PI * t ** 0.8) + 0.003
      const lift =
        0.28 * Math.sin(t * 2.4) - 0.1 * t + Math.abs(q.z) * 0.35 + 0.012 * Math.sin(t * 34 - Math.abs(q.z) * 26)
      const out = Math.max(Math.abs(q.z) - half, Math.max(-q.x, q.x - 1))
      return Math.max(out, Math.abs(q.y - lift) - 0.006) * size * 0.7
    },
    (at) => {
      const q = local(at)
      const rib =
        smoothstep(0.014, 0.004, Math.abs(q.z)) + 0.35 * smoothstep(0.9, 1, Math.sin(q.x * 34 - Math.abs(q.z) * 26))
      return {
        colour: mixVec(vec(0.035, 0.1, 0.012), vec(0.16, 0.26, 0.06), rib),
        gloss: 0.045,
        roughness: 0.3,
        soft: 0.3,
      }
    },
    0.7,
  )
}

/** Old boards, with grain along them and dark seams between. */
function wood(at: Vec) {
  const board = Math.floor(at.z / 1.35)
  const grain = fbm(at.x * 0.9 + board * 17, at.z * 16 + 2 * fbm(at.x * 0.5, at.z * 2, 3), 5)
  const seam = smoothstep(0.02, 0.006, Math.abs(at.z / 1.35 - board - 0.5) * -1 + 0.5)
  const tone = (0.45 + 0.9 * grain) * (1 - 0.8 * seam) * (0.8 + 0.3 * noise(board, 3))
  return { colour: scale(vec(0.2, 0.125, 0.075), tone), gloss: 0.02, roughness: 0.45 }
}

export const clementines: Photograph = {
  id: 'clementines',
  ...LANDSCAPE,
  rays: 12,
  detail: 0.48,
  isTraced: true,
  film: {
    exposure: 0.45,
    grain: 0.03,
    vignette: 0.55,
    contrast: 1.1,
    saturation: 0.98,
    shadows: [0.01, 0.005, 0.0],
    halation: 0.1,
  },
  open() {
    const look = camera({
      eye: vec(0.2, 2.5, -6.2),
      target: vec(0.1, 0.62, 0.3),
      spread: 0.27,
      aperture: 0.15,
      focus: 5.9,
    })
    const room = {
      solids: [
        fruit(-1.05, -0.35, 0.78, 1),
        fruit(0.55, -0.15, 0.74, 2),
        fruit(-0.25, 1.15, 0.8, 3),
        fruit(1.85, 1.5, 0.76, 4),
        fruit(-2.3, 2.1, 0.8, 5),
        fruit(0.9, 3.4, 0.8, 6),
        leaf(vec(0.5, 1.2, -0.15), 0.35, 1.15),
        leaf(vec(-2.2, 0.02, -1.25), -0.5, 0.95),
        ball(vec(0.52, 1.28, -0.15), 0.06, { colour: vec(0.1, 0.09, 0.03) }),
        plane(vec(0, 1, 0), 0, wood),
        plane(vec(0, 0, -1), -9, { colour: vec(0.05, 0.06, 0.065) }),
      ],
      lamps: [{ corner: vec(-6, 1.2, -3.2), across: vec(1.2, 0, 6), up: vec(1, 5.5, 0), light: vec(7.6, 7.2, 6.6) }],
      around: (d: Vec) => scale(vec(0.1, 0.12, 0.15), 0.4 + 0.6 * Math.max(0, d.y + 0.3 * length(d))),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
