import { catFigure } from '../figures/cat-figure.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { type Photograph, TALL } from '../light/photograph.ts'
import { add, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

/** Where the sill begins, and where its front edge is. */
const SILL = -0.7
const EDGE = -1.04
const CAT = { x: -0.04, feet: -0.84, height: 1.36 }

/** Where the sun shines through the leaves. */
const SPOTS = Array.from({ length: 34 }, (_, nth) => ({
  x: 2.2 * hash(nth, 1) - 1.1,
  y: 1.5 * hash(nth, 2) - 0.65,
  r: 0.05 + 0.08 * hash(nth, 3),
  power: 0.08 + 0.34 * hash(nth, 4),
}))

/** A garden in the morning, far out of focus. */
function garden(u: number, v: number): Vec {
  const trees = smoothstep(0.36, 0.62, fbm(u * 1.1 + 4, v * 1.1 + 2, 3) + 0.22 - (v + 0.2) * 0.3)
  const leaves = mixVec(vec(0.2, 0.34, 0.16), vec(0.62, 0.66, 0.26), fbm(u * 2.2, v * 2.2 + 9, 3))
  const open = mixVec(vec(1.25, 1.18, 0.98), vec(0.95, 1.08, 1.2), clamp(v * 0.7 + 0.2))
  const shine = SPOTS.reduce((sum, { x, y, r, power }) => {
    const d = Math.hypot(u - x, v - y) / r
    return sum + smoothstep(1, 0.9, d) * (0.7 + 0.4 * smoothstep(0.5, 0.95, d)) * power
  }, 0)
  return add(mixVec(open, leaves, trees), scale(vec(1, 0.92, 0.6), shine * (0.35 + 0.65 * trees)))
}

/** The bars of the window and a thin curtain at its right. */
function window(u: number, v: number): Vec {
  const bar = Math.max(
    smoothstep(0.062, 0.03, Math.abs(u + 0.62)),
    smoothstep(0.062, 0.03, Math.abs(v - 0.86)),
    smoothstep(-0.66, -0.69, v),
  )
  const light = mixVec(garden(u, v), vec(0.12, 0.1, 0.085), bar * 0.92)
  const hang = smoothstep(0.56 + 0.05 * noise(v * 1.3, 2), 0.66, u)
  const folds = 0.62 + 0.26 * Math.sin(u * 46 + 3 * noise(u * 4, v * 0.5)) * (0.6 + 0.4 * noise(u * 9, v * 0.7))
  const cloth = add(scale(light, 0.45), scale(vec(0.62, 0.58, 0.5), folds))
  return mixVec(light, cloth, hang)
}

/** Old white paint: lit from behind, with the cat's shadow towards us. */
function sill(u: number, v: number): Vec {
  const away = (SILL - v) / (SILL - EDGE)
  const streaks = 0.82 + 0.3 * fbm(u * 7, v * 60, 3)
  const lit = mixVec(vec(0.86, 0.78, 0.64), vec(0.42, 0.37, 0.31), clamp(away))
  const shadow =
    smoothstep(0.44, 0.2, Math.abs(u - CAT.x - 0.05 * away)) * smoothstep(0.16, 0.4, away) * (1.2 - 0.5 * away)
  return scale(lit, streaks * (1 - 0.72 * shadow))
}

const WALL = vec(0.06, 0.05, 0.045)

export const catSill: Photograph = {
  id: 'cat-sill',
  ...TALL,
  isHero: true,
  rays: 5,
  detail: 0.7,
  film: {
    exposure: 0.4,
    contrast: 1.2,
    grain: 0.03,
    vignette: 0.45,
    balance: [1.05, 1, 0.9],
    shadows: [0.02, 0.008, 0.012],
    halation: 0.16,
    bloom: 0.13,
  },
  open() {
    const cat = catFigure()
    return (u, v, dice) => {
      // Fur: the outline is nowhere quite where it should be.
      const [across, down] = [(u - CAT.x) / CAT.height + 0.5, 1 - (v - CAT.feet) / CAT.height]
      const hair = 0.005 * (noise(u * 90, v * 60) - 0.5)
      const covered = cat.at(across + hair, down + hair)
      if (covered > 0 && dice.next() < covered) {
        // Light from behind comes round the edges, the deeper into the coat the fainter.
        const by = 0.045 * dice.next() ** 1.4
        const inside = (cat.at(across - by, down) + cat.at(across + by, down) + cat.at(across, down - by)) / 3
        const rim = (1 - inside) * smoothstep(0.97, 0.75, down) * (0.5 + noise(u * 70, v * 25))
        const coat = 0.7 + 0.7 * fbm(u * 14, v * 7, 3)
        return add(scale(vec(0.045, 0.034, 0.027), coat), scale(vec(0.62, 0.46, 0.27), rim * 1.1))
      }
      if (v > SILL) return window(u, v)
      if (v > EDGE) return sill(u, v)
      return scale(WALL, 1 + 3 * smoothstep(EDGE - 0.05, EDGE, v))
    }
  },
}
