import { fbm, noise } from '../light/noise.ts'
import { type Photograph, TALL } from '../light/photograph.ts'
import { makeSky } from '../light/sky.ts'
import { add, clamp, mixVec, scale, smoothstep, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.75, 0.14, 0.55))

interface Balloon {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly veil: number
  readonly stripes: (gore: number, down: number) => Vec
}

const RED = vec(0.55, 0.045, 0.03)
const CREAM = vec(0.75, 0.62, 0.42)
const BLUE = vec(0.035, 0.1, 0.3)
const OCHRE = vec(0.7, 0.34, 0.05)

const BALLOONS: readonly Balloon[] = [
  {
    x: -0.2,
    y: 0.36,
    r: 0.36,
    veil: 0.04,
    stripes: (gore, down) => (Math.abs(down - 0.42) < 0.1 ? CREAM : gore % 2 ? RED : vec(0.4, 0.02, 0.02)),
  },
  { x: 0.58, y: 0.72, r: 0.155, veil: 0.26, stripes: (gore) => (gore % 2 ? OCHRE : CREAM) },
  { x: 0.5, y: -0.14, r: 0.085, veil: 0.46, stripes: (_gore, down) => (down > 0.5 ? BLUE : CREAM) },
  { x: -0.66, y: -0.12, r: 0.05, veil: 0.62, stripes: (gore) => (gore % 2 ? BLUE : OCHRE) },
  { x: 0.16, y: -0.27, r: 0.032, veil: 0.7, stripes: () => RED },
]

/**
 * Light on one balloon, or nothing beside it: gores of cloth that bulge between their ribs, a skirt, ropes and a
 * basket.
 */
function balloonAt(u: number, v: number, { x, y, r, stripes }: Balloon): Vec | undefined {
  const px = (u - x) / r
  const py = (v - y) / r
  const reach =
    py > 0
      ? Math.sqrt(Math.max(0, 1 - py * py))
      : Math.sqrt(Math.max(0, 1 - (py / 1.42) ** 2)) * (1 - 0.16 * smoothstep(-0.3, -1.2, py))
  if (py > -1.24 && Math.abs(px) < reach) {
    const s = px / reach
    const turn = Math.asin(clamp(s, -1, 1)) / Math.PI + 0.5
    const gore = Math.floor(turn * 12)
    const bulge = turn * 12 - gore - 0.5
    const nx = s * reach * 0.97 + bulge * 0.22
    const ny = py * 0.72
    const nz = -Math.sqrt(Math.max(0.02, 1 - nx * nx - ny * ny))
    const n = unit(vec(nx, ny, nz))
    const sun = clamp(n.x * SUN.x + n.y * SUN.y + n.z * SUN.z)
    const through = 0.34 * clamp(0.75 + px * -0.6)
    const rib = 1 - 0.3 * smoothstep(0.42, 0.5, Math.abs(bulge))
    const down = (1 - py) / 2.3
    const fold = 0.9 + 0.2 * noise(turn * 40, py * 9)
    const dark = 1 - 0.5 * smoothstep(-0.95, -1.22, py)
    const light = add(scale(vec(3.4, 2.4, 1.5), sun + through), scale(vec(0.3, 0.38, 0.55), 0.8 + 0.4 * n.y))
    return scale(times(stripes(gore, down), light), rib * fold * dark)
  }
  if (Math.abs(px) < 0.115 && py < -1.5 && py > -1.66)
    return scale(vec(0.14, 0.08, 0.04), 0.4 + (px < 0 ? 1.1 : 0.2) + 0.3 * noise(px * 90, py * 60))
  const rope = Math.abs(Math.abs(px) - (0.1 + (py + 1.5) * 0.9))
  if (py < -1.22 && py > -1.52 && rope < 0.009) return vec(0.06, 0.05, 0.04)
  return undefined
}

export const hotAirBalloons: Photograph = {
  id: 'hot-air-balloons',
  isHero: true,
  ...TALL,
  rays: 5,
  detail: 0.65,
  film: {
    exposure: 0.1,
    grain: 0.028,
    vignette: 0.35,
    saturation: 0.95,
    balance: [1.02, 0.94, 1.08],
    shadows: [0, 0.006, 0.02],
    lights: [0.012, 0, -0.012],
    bloom: 0.1,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 2.4 })
    const hill = (layer: number, u: number) =>
      -0.98 +
      layer * 0.115 +
      0.34 * (fbm(u * (0.7 + layer * 0.25) + layer * 7.7, layer, 5) - 0.5) +
      (layer < 3 ? 0.02 * fbm(u * 30 + layer, 2, 4) : 0)
    return (u, v) => {
      const d = unit(vec(u * 0.36, Math.max(0.012, (v + 0.42) * 0.36), 1))
      const air = scale(sky.light(d), 1.15)
      for (const balloon of BALLOONS) {
        const seen = balloonAt(u, v, balloon)
        if (seen) return mixVec(seen, scale(sky.light(unit(vec(u * 0.36, 0.08, 1))), 1.0), balloon.veil)
      }
      for (let layer = 0; layer < 6; layer++) {
        const top = hill(layer, u)
        if (v > top) continue
        const far = layer / 5
        const below = top - v
        const lit = 0.55 + 0.9 * clamp((hill(layer, u + 0.01) - hill(layer, u - 0.01)) * 30 + 0.4)
        const field = mixVec(
          scale(vec(0.085, 0.08, 0.03), lit),
          scale(vec(0.03, 0.045, 0.018), lit),
          smoothstep(0.45, 0.6, fbm(u * 9 + layer * 3, v * 30, 4)),
        )
        const mist = clamp(
          0.12 +
            0.75 * far +
            smoothstep(0.02, 0.22, below * (0.5 + fbm(u * 2.2 + layer * 3, v * 6, 4))) * (0.25 + 0.55 * far),
        )
        const fog: Vec = add(
          scale(sky.light(unit(vec(u * 0.36, 0.05, 1))), 0.85),
          scale(vec(0.42, 0.26, 0.13), 0.55 * clamp(0.6 - u * 0.6)),
        )
        return mixVec(field, fog, mist)
      }
      return air
    }
  },
}
