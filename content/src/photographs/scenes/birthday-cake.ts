import { camera } from '../light/camera.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { drum, egg, stick } from '../light/shapes.ts'
import { ball, pebble, plane, type Solid, shaped } from '../light/solid.ts'
import { add, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const TOP = 2.1

/** Buttercream spread with a palette knife, and beads of it round the foot and the rim. */
function cream(p: Vec): number {
  const away = Math.hypot(p.x, p.z)
  const turn = Math.atan2(p.z, p.x)
  const body = drum(away, p.y - 1.22, 1.62, 0.88, 0.12)
  if (body > 0.3) return body - 0.16
  const knife = 0.03 * (fbm(turn * 3 + p.y * 0.4, p.y * 7, 3) - 0.5)
  return (
    Math.min(
      body + knife,
      beads(turn, away, p.y - TOP - 0.02, 22, 1.42, 0.17),
      beads(turn, away, p.y - 0.42, 30, 1.66, 0.15),
    ) * 0.8
  )
}

/** Drops set with a piping bag, grooved and drawn to a point. */
function beads(turn: number, away: number, y: number, count: number, radius: number, size: number): number {
  const nth = (turn / (2 * Math.PI)) * count
  const across = (nth - Math.round(nth)) * ((2 * Math.PI) / count) * radius
  const out = away - radius
  const slim = size * (1 - 0.55 * clamp((y + size) / (2.4 * size)))
  const groove = 0.05 * size * Math.sin(Math.atan2(out, across) * 7 + y * 12)
  return Math.max(Math.hypot(across, out) - slim * 1.15 + groove, y - size * 1.15, -size - y) * 0.7
}

/** A stand of white china. */
function stand(p: Vec): number {
  const away = Math.hypot(p.x, p.z)
  const plate = drum(away, p.y - 0.27, 2.15, 0.055, 0.05)
  const rim = Math.hypot(away - 2.14, p.y - 0.3) - 0.075
  const stem = Math.max(away - 0.36 - 0.75 * clamp((-0.35 - p.y) / 0.75) ** 2, p.y - 0.25, -1.1 - p.y) * 0.7
  return Math.min(plate, rim, stem)
}

/** Thin candles in a ring, pale in turn, each with its flame. */
const CANDLES: readonly Solid[] = Array.from({ length: 6 }, (_, i) => {
  const turn = (i / 6) * 2 * Math.PI + 0.42
  const foot = vec(Math.cos(turn) * 0.82, TOP - 0.05, Math.sin(turn) * 0.82)
  const tip = vec(foot.x + 0.03 * (hash(i, 2) - 0.5), TOP + 1.12, foot.z)
  const tint = [vec(0.78, 0.62, 0.55), vec(0.62, 0.68, 0.66), vec(0.8, 0.74, 0.6)][i % 3] as Vec
  const flame = vec(tip.x, tip.y + 0.24, tip.z)
  const twist = (at: Vec) => Math.sin(Math.atan2(at.z - foot.z, at.x - foot.x) * 1 + at.y * 14)
  return [
    shaped(
      vec(foot.x, TOP + 0.53, foot.z),
      0.72,
      (p) => stick(p, foot, tip, 0.066),
      (at) => ({
        colour: mixVec(tint, vec(0.85, 0.83, 0.79), smoothstep(-0.15, 0.15, twist(at))),
        gloss: 0.03,
        roughness: 0.3,
        soft: 0.4,
      }),
    ),
    shaped(vec(tip.x, tip.y + 0.05, tip.z), 0.1, (p) => stick(p, tip, vec(tip.x, tip.y + 0.1, tip.z), 0.012), {
      colour: vec(0.05, 0.04, 0.03),
    }),
    shaped(
      flame,
      0.26,
      (p) => egg(p.x - flame.x, (p.y - flame.y) * (p.y > flame.y ? 0.75 : 1.2), p.z - flame.z, 0.068, 0.17, 0.068),
      (at) => ({
        colour: vec(0, 0, 0),
        glow: mixVec(vec(9, 5.5, 2), vec(14, 11, 6.5), smoothstep(0.15, -0.1, at.y - flame.y)),
      }),
    ),
  ]
}).flat()

/** Raspberries between the candles, each a heap of drops. */
const BERRIES = Array.from({ length: 7 }, (_, i) => {
  const turn = (i / 7) * 2 * Math.PI + 0.1
  const away = i === 6 ? 0.1 : 0.36
  const centre = vec(Math.cos(turn) * away, TOP + 0.14, Math.sin(turn) * away)
  const heap = (p: Vec) => {
    const d = egg(p.x - centre.x, p.y - centre.y, p.z - centre.z, 0.19, 0.21, 0.19)
    return (d + 0.022 * Math.sin(p.x * 40) * Math.sin(p.y * 40) * Math.sin(p.z * 40 + i)) * 0.7
  }
  return shaped(centre, 0.26, heap, { colour: vec(0.46, 0.06, 0.075), gloss: 0.04, roughness: 0.25, soft: 0.3 })
})

/** Hundreds and thousands, strewn on the cloth. */
const CRUMBS = Array.from({ length: 26 }, (_, i) => {
  const tint = [vec(0.6, 0.36, 0.33), vec(0.7, 0.58, 0.32), vec(0.42, 0.52, 0.5)][i % 3] as Vec
  return ball(vec((hash(i, 1) - 0.5) * 6, -1.06, -2.2 - hash(i, 2) * 2.2), 0.05, { colour: tint })
})

/** Out of focus behind: two balloons, and a vase on the sill. */
const BEHIND: readonly Solid[] = [
  pebble(vec(-2.7, 4.1, 6.4), vec(0.95, 1.15, 0.95), 0, {
    colour: vec(0.66, 0.42, 0.36),
    gloss: 0.05,
    roughness: 0.15,
    soft: 0.4,
  }),
  pebble(vec(2.6, 4.9, 7.2), vec(0.95, 1.15, 0.95), 0, {
    colour: vec(0.68, 0.58, 0.42),
    gloss: 0.05,
    roughness: 0.15,
    soft: 0.4,
  }),
  pebble(vec(3.4, 2.9, 6.2), vec(0.9, 1.1, 0.9), 0, {
    colour: vec(0.5, 0.56, 0.54),
    gloss: 0.05,
    roughness: 0.15,
    soft: 0.4,
  }),
]

function cloth(at: Vec) {
  const weave = 0.5 + 0.25 * Math.sin(at.x * 42) + 0.25 * Math.sin(at.z * 42)
  return { colour: scale(vec(0.72, 0.66, 0.58), 0.86 + 0.1 * weave + 0.2 * (noise(at.x * 1.4, at.z * 1.4) - 0.5)) }
}

/** A bright room behind: a window with pale curtains. */
function wall(at: Vec) {
  const window = smoothstep(2.6, 2.2, Math.abs(at.x + 0.4)) * smoothstep(0.9, 1.3, at.y) * smoothstep(9, 8.6, at.y)
  const bar = smoothstep(0.1, 0.16, Math.abs(at.x + 0.4)) * smoothstep(0.1, 0.16, Math.abs(at.y - 5))
  const garden = mixVec(
    vec(0.62, 0.68, 0.5),
    vec(1.15, 1.1, 1),
    smoothstep(0.35, 0.65, fbm(at.x * 0.6, at.y * 0.5 - 0.6, 3)),
  )
  return { colour: vec(0.62, 0.56, 0.48), glow: scale(garden, window * (0.35 + 0.65 * bar) * 1.25) }
}

export const birthdayCake: Photograph = {
  id: 'birthday-cake',
  ...PORTRAIT,
  isHero: true,
  rays: 5,
  detail: 0.32,
  isTraced: true,
  soothed: 0.08,
  film: {
    exposure: 0,
    balance: [1.03, 1, 0.94],
    grain: 0.022,
    vignette: 0.3,
    contrast: 1.04,
    saturation: 0.84,
    fade: 0.03,
    bloom: 0.1,
    halation: 0.25,
  },
  open() {
    const look = camera({ eye: vec(0.2, 4.5, -13), target: vec(0, 1.55, 0), spread: 0.19, aperture: 0.34, focus: 12.6 })
    const room = {
      solids: [
        shaped(
          vec(0, 1.25, 0),
          2.25,
          cream,
          { colour: vec(0.8, 0.73, 0.64), gloss: 0.02, roughness: 0.5, soft: 0.3 },
          0.85,
        ),
        shaped(vec(0, -0.3, 0), 2.35, stand, { colour: vec(0.78, 0.77, 0.74), gloss: 0.045, roughness: 0.08 }),
        ...CANDLES,
        ...BERRIES,
        ...CRUMBS,
        ...BEHIND,
        plane(vec(0, 1, 0), -1.1, cloth),
        plane(vec(0, 0, -1), -9, wall),
      ],
      lamps: [{ corner: vec(-8, 1, -6), across: vec(0, 0, 7), up: vec(0.6, 6, 0), light: vec(6, 5.7, 5.1) }],
      around: (d: Vec) =>
        add(scale(vec(0.4, 0.38, 0.36), 0.6 + 0.4 * Math.max(0, d.y)), scale(vec(0.2, 0.19, 0.17), clamp(-d.z))),
      bounces: 3,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
