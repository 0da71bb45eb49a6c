import { fbm, hash, noise } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { RayDice } from '../light/ray-dice.ts'
import { add, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const CELL = 0.05

/** One star to a few cells, few of them bright; each a small soft dot of its own colour. */
function stars(u: number, v: number, band: number): Vec {
  let light = vec(0, 0, 0)
  const i = Math.floor(u / CELL)
  const j = Math.floor(v / CELL)
  for (let a = i - 1; a <= i + 1; a++) {
    for (let b = j - 1; b <= j + 1; b++) {
      for (let k = 0; k < 5; k++) {
        const chance = hash(a * 7 + k, b, 21)
        if (chance > 0.3 + 0.7 * band) continue
        const x = (a + hash(a, b, k * 3 + 1)) * CELL
        const y = (b + hash(a, b, k * 3 + 2)) * CELL
        const power = 0.05 / (0.012 + hash(a, b, k * 3 + 40)) ** 1.15
        const size = 0.0016 + 0.00022 * Math.sqrt(power)
        const d = ((u - x) ** 2 + (v - y) ** 2) / (size * size)
        if (d > 12) continue
        const warm = hash(a, b, k + 60)
        light = add(light, scale(vec(0.75 + 0.35 * warm, 0.85, 1.15 - 0.4 * warm), power * Math.exp(-d) * 1.3))
      }
    }
  }
  return light
}

function milkyWay(u: number, v: number): number {
  const across = (u * 0.82 - (v - 0.35) * 0.5) * 1.25 + 0.18 * (fbm(u * 1.4, v * 1.4, 3) - 0.5)
  return Math.exp(-(across * across) / 0.1)
}

/** Firs along the lower edge, as a height over the place. */
function firs(u: number, layer: number): number {
  let top = 0
  const often = layer === 0 ? 5.5 : 11
  for (let k = 0; k < 3; k++) {
    const x = u * often + k * 13.7
    const cell = Math.floor(x)
    const off = Math.abs(x - cell - 0.5 - (hash(cell, k, layer) - 0.5) * 0.5)
    const tall =
      (0.25 + 0.75 * hash(cell, k, layer + 4)) * (layer === 0 ? smoothstep(0.18, 0.62, Math.abs(u + 0.1)) : 1)
    const width = (0.5 + 0.2 * hash(cell, k, layer + 8)) * (0.5 + 0.5 * tall)
    const down = clamp(off / width)
    top = Math.max(top, tall * (1 - down) - 0.05 * noise(off * 44 + cell * 9, k) * (down + 0.25))
  }
  return top * (layer === 0 ? 0.7 : 0.26)
}

export const nightTent: Photograph = {
  id: 'night-tent',
  ...PORTRAIT,
  isHero: true,
  rays: 3,
  detail: 0.7,
  film: {
    exposure: 0.4,
    grain: 0.045,
    vignette: 0.7,
    fade: 0.012,
    shadows: [-0.005, 0.004, 0.03],
    saturation: 0.92,
    halation: 0.2,
    bloom: 0.08,
  },
  open() {
    const dice = new RayDice(3)
    const turn = dice.next()
    return (u, v) => {
      const ground = -0.98 + 0.05 * fbm(u * 2 + 3, 1, 4) - 0.05 * u
      // A ridge tent lit from within; the cloth is bright by the lamp and dark at its seams.
      const tx = (u - 0.06) / 0.2
      const ty = (v - ground) / 0.21
      const slack = 0.03 * Math.sin(clamp(ty) * Math.PI)
      if (ty > -0.03 && ty < 1 - Math.abs(tx) + slack && Math.abs(tx) < 1) {
        const lamp = Math.exp(-((tx * 1.3 + 0.1) ** 2) - (ty - 0.22) ** 2 * 3)
        const seam =
          1 -
          0.75 * smoothstep(0.022, 0.006, Math.abs(tx - 0.02 * ty)) -
          0.4 * smoothstep(0.05, 0.0, 1 - Math.abs(tx) + slack - ty)
        return scale(vec(1.5, 0.6, 0.12), (0.16 + 1.25 * lamp) * seam * (0.85 + 0.3 * fbm(u * 16, v * 16, 3)))
      }
      if (v < ground + 0.012 * noise(u * 160, 2) * noise(u * 30, 7)) {
        const spill = Math.exp(-((u - 0.06) ** 2) / 0.06 - ((v - ground) / 0.13) ** 2)
        return scale(vec(1, 0.42, 0.1), 0.002 + 0.14 * spill * fbm(u * 60, v * 90, 3))
      }
      if (v < ground + firs(u + 0.31, 0))
        return scale(vec(0.0016, 0.0022, 0.004), 1 + 3 * Math.exp(-((u - 0.06) ** 2 + (v - ground) ** 2) / 0.05))
      if (v < ground + 0.05 + firs(u * 1.3 + 4, 1)) return vec(0.004, 0.006, 0.011)
      const ridge = -0.66 + 0.34 * fbm(u * 1.1 + 6.2, 2, 6) + 0.1 * u
      if (v < ridge) return scale(vec(0.011, 0.016, 0.03), 0.8 + 0.5 * fbm(u * 9, v * 9, 3))
      const band = milkyWay(u, v)
      const dust = smoothstep(0.42, 0.66, fbm(u * 2.3 + 8, v * 2.3 - u, 6, 0.55)) * band
      const cloud = band * (0.35 + 0.9 * fbm(u * 4 + 3, v * 4, 5))
      const glow = smoothstep(0.35, -0.75, v)
      let sky = mixVec(vec(0.006, 0.011, 0.028), vec(0.045, 0.06, 0.085), glow)
      sky = add(sky, scale(vec(0.14, 0.045, 0.01), Math.exp(-((u + 0.5) ** 2) / 0.5) * smoothstep(-0.1, -0.75, v)))
      sky = add(sky, scale(vec(0.1, 0.088, 0.1), cloud * (1 - 0.85 * dust)))
      return add(sky, scale(stars(u + turn, v, band * (1 - 0.5 * dust)), 0.55 * (1 - 0.6 * glow)))
    }
  },
}
