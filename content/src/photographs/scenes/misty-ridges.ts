import { fbm, hash, noise } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { makeSky, sunDisc } from '../light/sky.ts'
import { add, clamp, mixVec, scale, smoothstep, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.28, 0.085, 1))
const LAYERS = 9

/** How high a tree of a row stands above the ridge, here. */
function tree(x: number, layer: number): number {
  const cell = Math.floor(x)
  const off = (x - cell - 0.5) * 2 - (hash(cell, layer, 7) - 0.5) * 0.7
  return Math.max(0, 1 - Math.abs(off) * (1.25 + hash(cell, layer, 9))) * (0.35 + hash(cell, layer))
}

/** Outline of one ridge; the near ones are rough with trees. */
function outline(layer: number, x: number): number {
  const far = layer / (LAYERS - 1)
  const size = 0.55 + far * 1.1
  const base = -0.78 + far * 0.7
  const hill = (fbm(x * size + layer * 13.7, layer * 3.1, 5, 0.46) - 0.5) * (0.95 - 0.35 * far)
  if (layer > 3) return base + hill
  const often = 38 + layer * 34
  const ragged = noise(x * often * 7, layer) * 0.16
  return (
    base +
    hill +
    (((Math.max(tree(x * often, layer), tree(x * often * 1.37, layer), tree(x * often * 0.73, layer)) + ragged) *
      1.15) /
      often) *
      (0.6 + 0.8 * noise(x * 4, layer))
  )
}

export const mistyRidges: Photograph = {
  id: 'misty-ridges',
  ...LANDSCAPE,
  isHero: true,
  rays: 4,
  detail: 0.55,
  film: {
    exposure: -0.1,
    balance: [1, 0.9, 1.35],
    grain: 0.03,
    vignette: 0.4,
    shadows: [-0.005, 0.01, 0.035],
    lights: [0.015, 0.0, -0.015],
    bloom: 0.12,
    saturation: 0.9,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 3.5 })
    return (u, v) => {
      const d = unit(vec(u * 0.34, v * 0.34 + 0.02, 1))
      const air = sky.light(unit(vec(d.x, Math.max(d.y, 0.012), d.z)))
      for (let layer = 0; layer < LAYERS; layer++) {
        const top = outline(layer, u * 0.9 + 3)
        if (v > top) continue
        const far = layer / (LAYERS - 1)
        const below = top - v
        // Mist lies in the valleys: the foot of every ridge drowns in it.
        const mist = clamp(
          1 -
            Math.exp(-far * 1.7) +
            smoothstep(0.02, 0.3 + 0.2 * far, below * (0.75 + 0.6 * fbm(u * 2 + layer, v * 5, 4))) *
              (0.04 + 0.62 * Math.sqrt(far)),
        )
        const glow = Math.exp(-((u - 0.85) ** 2 + (v - 0.2) ** 2) * 1.1)
        const fog: Vec = add(scale(air, 0.62), scale(times(sky.sunlight, vec(1, 0.7, 0.45)), 0.3 * glow))
        const wood = scale(vec(0.014, 0.02, 0.022), 0.5 + fbm(u * 40, v * 60, 3))
        return mixVec(wood, fog, Math.min(0.97, mist))
      }
      return add(air, scale(times(sky.sunlight, vec(1, 0.85, 0.65)), sunDisc(sky, d, 0.02, 9)))
    }
  },
}
