import { camera } from '../light/camera.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { lightAlong } from '../light/path-trace.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { ball, plane, type Solid, shaped } from '../light/solid.ts'
import { add, clamp, dot, grey, length, scale, sub, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.72, 0.5, -0.62))

/** The vase's radius over its height: foot, belly, neck, lip. */
function outline(y: number): number {
  const belly = 0.62 * Math.sin(clamp((y + 0.12) / 1.75) * Math.PI) ** 0.75
  return Math.max(0.21 + 0.05 * clamp((y - 1.55) / 0.25) ** 2, belly * (y < 1.5 ? 1 : 0.4))
}

function vase(p: Vec): number {
  const r = Math.hypot(p.x, p.z)
  return Math.max(Math.abs(r - outline(p.y)) - 0.03, p.y - 1.8, -p.y) * 0.6
}

interface Stem {
  readonly bend: Vec
  readonly tall: number
}

const STEMS: readonly Stem[] = Array.from({ length: 6 }, (_, i) => ({
  bend: vec((hash(i, 1) - 0.42) * 1.7, 0, (hash(i, 2) - 0.5) * 0.7),
  tall: 1.5 + hash(i, 3) * 1.0,
}))

const stemAt = ({ bend, tall }: Stem, t: number): Vec => vec(bend.x * t * t, 1.4 + tall * t, bend.z * t * t)

/** Dry stalks with buds along them. */
function stalks(): readonly Solid[] {
  const all: Solid[] = []
  for (const [index, stem] of STEMS.entries()) {
    for (let k = 0; k < 16; k++) {
      const a = stemAt(stem, k / 16)
      const b = stemAt(stem, (k + 1) / 16)
      all.push(rod(a, b, 0.014))
    }
    for (let k = 0; k < 11; k++) {
      const at = stemAt(stem, 0.5 + k * 0.05)
      const side = hash(index, k, 5) * 6.3
      const out = 0.05 + 0.06 * hash(index, k, 6)
      all.push(
        ball(add(at, vec(Math.cos(side) * out, 0.02, Math.sin(side) * out)), 0.045 + 0.03 * hash(index, k, 7), {
          colour: grey(0.4),
        }),
      )
    }
  }
  return all
}

function rod(a: Vec, b: Vec, r: number): Solid {
  const way = sub(b, a)
  const size = dot(way, way)
  const distance = (p: Vec) => {
    const q = sub(p, a)
    const t = clamp(dot(q, way) / size)
    return length(sub(q, scale(way, t))) - r
  }
  return shaped(scale(add(a, b), 0.5), Math.sqrt(size) / 2 + r * 2, distance, { colour: grey(0.16) }, 1)
}

/** Which rays of the sun the window lets in: two panes by three, and a branch outside that moves in front. */
function throughWindow(at: Vec): number {
  const t = (-4.2 - at.x) / SUN.x
  const y = at.y + SUN.y * t
  const z = at.z + SUN.z * t
  const across = (z + 5.05) / 2.5
  const up = (y - 2.35) / 4.2
  if (across < 0 || across > 1 || up < 0 || up > 1) return 0
  const bar = Math.min(Math.abs(across - 0.5) * 2.5, Math.abs(up - 1 / 3) * 4.2, Math.abs(up - 2 / 3) * 4.2)
  const leaf = fbm(y * 1.3 + 2, z * 1.3, 4)
  return bar < 0.07 ? 0 : 1 - 0.85 * clamp((leaf - 0.52) * 9) * clamp(up * 1.4 - 0.3)
}

export const windowVase: Photograph = {
  id: 'window-vase',
  ...PORTRAIT,
  rays: 20,
  detail: 0.5,
  isTraced: true,
  film: {
    exposure: 0.5,
    mono: [0.33, 0.4, 0.27],
    contrast: 1.15,
    grain: 0.045,
    vignette: 0.5,
    fade: 0.03,
    shadows: [0.016, 0.006, -0.008],
    lights: [0.008, 0.002, -0.01],
  },
  open() {
    const look = camera({ eye: vec(0.35, 2.1, -9), target: vec(0.3, 1.95, 0), spread: 0.26, aperture: 0.05, focus: 9 })
    const wall = (at: Vec) => ({
      colour: grey(0.62 * (0.92 + 0.12 * fbm(at.x * 2, at.y * 2, 4) + 0.05 * noise(at.x * 40, at.y * 40))),
    })
    const solids: readonly Solid[] = [
      shaped(
        vec(0, 0.9, 0),
        1.2,
        vase,
        (at) => ({
          colour: grey(0.5 + 0.06 * noise(at.y * 30, 2) - 0.1 * fbm(at.x * 4, at.y * 4, 3)),
          gloss: 0.03,
          roughness: 0.35,
        }),
        0.9,
      ),
      ...stalks(),
      plane(vec(0, 1, 0), 0, (at) => ({
        colour: grey(0.3 * (0.7 + 0.5 * fbm(at.x * 0.8, at.z * 9, 4))),
        gloss: 0.02,
        roughness: 0.4,
      })),
      plane(vec(0, 0, -1), -1.4, wall),
    ]
    const lit = solids.map(
      (solid): Solid => ({
        ...solid,
        surface(at, n) {
          const made = solid.surface(at, n)
          const cosine = dot(n, SUN)
          if (cosine <= 0) return made
          const sun = throughWindow(at)
          const from = add(at, scale(n, 0.003))
          if (sun === 0 || solids.some((other) => other.meet(from, SUN) < 30)) return made
          return { ...made, glow: scale(made.colour, 2.6 * cosine * sun) }
        },
      }),
    )
    const room = {
      solids: lit,
      lamps: [],
      around: (d: Vec) => grey(d.x < -0.2 ? 0.2 : 0.07),
      bounces: 2,
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return lightAlong(room, ray.from, ray.to, dice)
    }
  },
}
