import { camera } from '../light/camera.ts'
import { hash, noise } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { add, along, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const ROWS = 46
const rowAt = (row: number) => 1.1 + row * 0.11 + row * row * 0.006

/** Whether a blade or an ear of grass crosses the ray in this row, and how it is lit from behind. */
function blade(row: number, x: number, y: number): Vec | undefined {
  for (let k = 0; k < 2; k++) {
    const often = k ? 17 : 9
    const cell = Math.floor(x * often)
    for (let i = cell - 2; i <= cell + 2; i++) {
      const tall = (k ? 0.42 : 0.75) * (0.5 + 0.7 * hash(i, row, k + 4)) * (0.75 + 0.5 * noise(i * 0.06, row * 0.3))
      const t = y / tall
      if (t < 0 || t > 1) continue
      const root = (i + hash(i, row, k)) / often
      const bend = (hash(i, row, k + 8) - 0.42) * 0.34 * tall
      const off = x - root - bend * t * t
      if (Math.abs(off) > 0.0136) continue
      // Dew: a drop hangs here and there on the blade, and takes the whole light.
      const isWet = hash(i, row, 51) < 0.22 && Math.hypot(off, y - (0.3 + 0.65 * hash(i, row, 50)) * tall) < 0.0042
      if (isWet) return vec(1.7, 2, 1.5)
      const isEar = k === 0 && hash(i, row, 30) < 0.42
      const half =
        isEar && t > 0.78
          ? 0.0125 * Math.sin(((t - 0.78) / 0.22) * Math.PI) ** 0.6 * (0.55 + 0.45 * Math.abs(Math.sin(t * 240))) +
            0.001
          : 0.0048 * (1 - t * 0.8) * (0.7 + 0.6 * hash(i, row, 3))
      if (Math.abs(off) > half) continue
      const rim = smoothstep(0.3, 1, Math.abs(off) / half)
      const up = smoothstep(0.15, 0.95, t)
      const green = mixVec(vec(0.02, 0.07, 0.012), vec(0.42, 0.78, 0.1), up * (0.55 + 0.4 * hash(i, row, 17)))
      const ear = vec(0.75, 1.0, 0.4)
      return scale(isEar && t > 0.76 ? mixVec(scale(ear, 0.4), ear, rim) : green, 0.12 + 1.0 * up)
    }
  }
  return undefined
}

export const meadow: Photograph = {
  id: 'meadow',
  ...LANDSCAPE,
  rays: 30,
  detail: 0.42,
  film: {
    exposure: 0.35,
    grain: 0.03,
    vignette: 0.5,
    contrast: 1.12,
    saturation: 1,
    shadows: [-0.004, 0.012, 0.012],
    lights: [0.008, 0.006, -0.012],
    bloom: 0.12,
    halation: 0.08,
  },
  open() {
    const look = camera({ eye: vec(0, 0.42, 0), target: vec(0, 0.5, 2.3), spread: 0.2, aperture: 0.034, focus: 2.3 })
    // A wood in its own shadow; one gap lets the morning in.
    const wood = (to: Vec): Vec => {
      const away = Math.hypot(to.x + 0.09, to.y - 0.15)
      const glow = 0.01 / (0.009 + away * away)
      const leaves = mixVec(
        vec(0.012, 0.04, 0.022),
        vec(0.06, 0.13, 0.05),
        noise(to.x * 22 + 3, to.y * 22) * noise(to.x * 9, to.y * 9 + 4),
      )
      return add(leaves, scale(vec(0.3, 0.42, 0.2), glow * 0.55))
    }
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      for (let row = 0; row < ROWS; row++) {
        const t = (rowAt(row) - from.z) / to.z
        const p = along(from, to, t)
        if (p.y > 0.85) break
        if (p.y < 0) return vec(0.012, 0.03, 0.01)
        const hit = blade(row, p.x, p.y)
        if (!hit) continue
        const far = clamp((t - 1) / 15)
        const glow = 0.02 / (0.02 + (to.x + 0.07) ** 2 + (to.y - 0.1) ** 2)
        return add(scale(hit, 0.35 + 1.1 * glow), scale(vec(0.16, 0.3, 0.12), far * 0.5 + 0.05 * glow))
      }
      return wood(to)
    }
  },
}
