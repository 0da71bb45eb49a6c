import { fbm, hash, noise } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { clamp, grey, mix, smoothstep } from '../light/vec.ts'

interface Trunk {
  readonly x: number
  readonly half: number
  readonly lean: number
  readonly seed: number
}

interface Row {
  readonly far: number
  readonly trunks: readonly Trunk[]
}

const ROWS: readonly Row[] = Array.from({ length: 11 }, (_, row) => {
  const far = row / 10
  const distance = 1 + far * far * 9 + far * 2
  const count = Math.round(2 + distance * 2.6)
  return {
    far,
    trunks: Array.from({ length: count }, (__, i) => ({
      x: ((i + hash(i, row, 2) * 0.9) / count - 0.5) * 2.3 + (row === 0 ? (i ? 0.16 : -0.08) : 0),
      half: (0.085 * (0.55 + 0.75 * hash(i, row, 3))) / distance ** 0.82,
      lean: (hash(i, row, 4) - 0.5) * 0.09,
      seed: row * 40 + i,
    })),
  }
})

const groundOf = (far: number, u: number) => -0.98 + 0.6 * far ** 0.6 + 0.09 * (fbm(u * 2 + far * 9, far * 5, 4) - 0.5)

/** Twigs and needles that hang from the trunks: the finer, the further off. */
function boughs(u: number, v: number, far: number, seed: number): number {
  const k = 2.2 + far * 6
  const mass = fbm(u * k + seed, v * k * 0.7, 6, 0.58)
  return smoothstep(0.55, 0.6, mass + (v - 0.5) * 0.24 * (1 - far * 0.3))
}

export const fogForest: Photograph = {
  id: 'fog-forest',
  ...PORTRAIT,
  rays: 3,
  detail: 0.6,
  film: {
    exposure: 0.35,
    mono: [0.3, 0.5, 0.2],
    contrast: 1.2,
    grain: 0.05,
    vignette: 0.75,
    fade: 0.03,
    bloom: 0.16,
    shadows: [0.008, 0.004, -0.004],
    lights: [0.01, 0.004, -0.01],
  },
  open() {
    const fog = (u: number, v: number) => {
      const glow = Math.exp(-((u - 0.18) ** 2 / 0.5 + (v - 0.28) ** 2 / 0.85))
      const beam = fbm(((u - 0.25) / (2.3 - v)) * 9 + 4, (2.3 - v) * 0.25, 4)
      return (
        (0.2 + 0.95 * glow) *
        (0.86 + 0.28 * fbm(u * 1.5, v * 2, 4)) *
        (0.8 + 0.42 * smoothstep(0.38, 0.68, beam) * glow)
      )
    }
    return (u, v) => {
      const air = fog(u, v)
      for (const { far, trunks } of ROWS) {
        const veil = 1 - Math.exp(-(0.06 + far * 2.6 + far * far * 1.6))
        const ground = groundOf(far, u)
        for (const { x, half, lean, seed } of trunks) {
          const taper =
            half * (1.12 - 0.22 * (v + 1)) * (1 + 0.07 * (noise(v * 9, seed) - 0.5)) +
            half * 0.6 * smoothstep(0.1, 0, v - ground)
          const side = (u - x - lean * v - 0.01 * noise(v * 2, seed + 3)) / taper
          if (Math.abs(side) > 1 || v < ground - 0.02) continue
          const bark = 0.5 + fbm(side * 4 + seed, v * (9 + far * 9), 4)
          const rim = smoothstep(0.6, 1, side * Math.sign(0.18 - x + 0.001)) * 0.09
          return grey(mix((0.012 + rim * air) * bark, air, veil))
        }
        if (v < ground + 0.03 * noise(u * 60, far * 9) * (1 - far)) {
          const litter = 0.35 + 1.1 * fbm(u * (14 + far * 30), v * (40 + far * 60), 4)
          const fern = smoothstep(0.56, 0.64, fbm(u * 11 + far * 7, v * 17, 5)) * 0.03
          return grey(mix((0.022 + fern) * litter, air, clamp(veil * 1.08)))
        }
        if (far > 0.25 && boughs(u, v, far, far * 31) > 0.5) return grey(mix(0.02, air, clamp(veil * 1.12)))
      }
      return grey(air)
    }
  },
}
