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
      const isEar = k === 0 && hash(i, row, 30) < 0.42
      const half =
        isEar && t > 0.78
          ? 0.0125 * Math.sin(((t - 0.78) / 0.22) * Math.PI) ** 0.6 * (0.55 + 0.45 * Math.abs(Math.sin(t * 240))) +
            0.001
          : 0.0048 * (1 - t * 0.8) * (0.7 + 0.6 * hash(i, row, 3))
      if (Math.abs(off) > half) continue
      const rim = smoothstep(0.3, 1, Math.abs(off) / half)
      const up = smoothstep(0.15, 0.95, t)
      const green = mixVec(vec(0.05, 0.085, 0.012), vec(0.85, 0.66, 0.16), up * (0.55 + 0.4 * hash(i, row, 17)))
      const ear = vec(1.5, 0.95, 0.38)
      return scale(isEar && t > 0.76 ? mixVec(scale(ear, 0.4), ear, rim) : green, 0.12 + 1.0 * up)
    }
  }
  return undefined
}

export const meadow: Photograph = {
  id: 'meadow',
  ...LANDSCAPE,
  rays: 20,
  detail: 0.5,
  film: {
    exposure: 0.25,
    grain: 0.03,
    vignette: 0.5,
    contrast: 1.05,
    saturation: 0.95,
    shadows: [0.005, 0.012, 0.01],
    lights: [0.015, 0.004, -0.02],
    bloom: 0.16,
    halation: 0.2,
  },
  open() {
    const look = camera({ eye: vec(0, 0.42, 0), target: vec(0, 0.5, 2.3), spread: 0.2, aperture: 0.034, focus: 2.3 })
    const evening = (to: Vec): Vec => {
      const away = Math.hypot(to.x + 0.07, to.y - 0.115)
      const glow = 0.012 / (0.006 + away * away)
      const wood = smoothstep(0.03, 0.012, to.y - 0.05 * noise(to.x * 7 + 3, 1) - 0.014 * noise(to.x * 40, 2))
      const sky = add(
        mixVec(vec(1.0, 0.62, 0.3), vec(0.46, 0.42, 0.42), clamp(to.y * 3.2 + 0.1)),
        scale(vec(1, 0.66, 0.3), glow),
      )
      return mixVec(sky, add(vec(0.2, 0.16, 0.05), scale(vec(1, 0.55, 0.18), glow * 0.55)), wood * 0.85)
    }
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      for (let row = 0; row < ROWS; row++) {
        const t = (rowAt(row) - from.z) / to.z
        const p = along(from, to, t)
        if (p.y > 0.85) break
        if (p.y < 0) return scale(vec(0.1, 0.09, 0.02), 0.3)
        const hit = blade(row, p.x, p.y)
        if (!hit) continue
        const far = clamp((t - 1) / 15)
        const glow = 0.02 / (0.02 + (to.x + 0.07) ** 2 + (to.y - 0.1) ** 2)
        return add(scale(hit, 0.35 + 1.1 * glow), scale(vec(0.9, 0.56, 0.2), far * 0.55 + 0.03 * glow))
      }
      return evening(to)
    }
  },
}
