import { fbm, hash, noise } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { add, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const MOON = { x: 0.62, y: 0.46, r: 0.075 }
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

/** Morning before sunrise: the earth's own shadow lies blue on the horizon, and above it the air is rose. */
function dawn(u: number, v: number): Vec {
  const high = clamp((v + 0.05) / 1.05)
  const rose = Math.exp(-(((high - 0.17) / 0.2) ** 2)) * (1 - 0.25 * clamp(Math.abs(u + 0.2) / 1.5))
  const blue = mixVec(vec(0.3, 0.4, 0.66), vec(0.055, 0.13, 0.36), smoothstep(0.05, 0.95, high))
  const streak = fbm(u * 0.9 + 3, v * 7 + u * 0.5, 5)
  return add(blue, scale(vec(0.5, 0.15, 0.17), rose * (0.8 + 0.4 * streak)))
}

/** The full moon on its way down, dim in the haze, with its seas. */
function moon(u: number, v: number): { readonly cover: number; readonly light: Vec } {
  const [x, y] = [(u - MOON.x) / MOON.r, (v - MOON.y) / MOON.r]
  const away = Math.hypot(x, y)
  const seas = smoothstep(0.46, 0.62, fbm(x * 1.5 + 8.2, y * 1.5 + 3.4, 4)) * 0.4
  return { cover: smoothstep(1.03, 0.97, away), light: scale(vec(1.5, 1.32, 1.16), 1 - seas) }
}

export const mistyRidges: Photograph = {
  id: 'misty-ridges',
  ...LANDSCAPE,
  isHero: true,
  rays: 4,
  detail: 0.55,
  film: {
    exposure: 0.3,
    grain: 0.03,
    vignette: 0.4,
    contrast: 1.1,
    shadows: [-0.01, 0.004, 0.03],
    lights: [0.012, 0, 0],
    bloom: 0.08,
    saturation: 0.98,
  },
  open() {
    const haze = vec(0.3, 0.4, 0.64)
    return (u, v) => {
      for (let layer = 0; layer < LAYERS; layer++) {
        const top = outline(layer, u * 0.9 + 3)
        if (v > top) continue
        const far = layer / (LAYERS - 1)
        const below = top - v
        // Mist lies in the valleys: the foot of every ridge drowns in it.
        const mist = clamp(
          1 -
            Math.exp(-far * 1.5) +
            smoothstep(0.02, 0.3 + 0.2 * far, below * (0.75 + 0.6 * fbm(u * 2 + layer, v * 5, 4))) *
              (0.04 + 0.62 * Math.sqrt(far)),
        )
        const fog = mixVec(haze, vec(0.56, 0.47, 0.6), far * 0.7 * smoothstep(0.2, 0.9, mist))
        const wood = scale(vec(0.008, 0.018, 0.034), 0.5 + fbm(u * 40, v * 60, 3))
        return mixVec(wood, fog, Math.min(0.95, mist))
      }
      const { cover, light } = moon(u, v)
      const sky = dawn(u, v)
      return mixVec(sky, add(scale(sky, 0.6), scale(light, 0.7)), cover)
    }
  },
}
