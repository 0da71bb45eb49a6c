import { cells, fbm, noise } from '../light/noise.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import { add, clamp, mixVec, scale, smoothstep, vec } from '../light/vec.ts'

/** The net that foam is torn into. */
function lace(u: number, v: number, fine: number, warp: number): number {
  const q = cells(u * fine + warp * fbm(u * 5, v * 5, 3), v * fine + warp * fbm(u * 5 + 9, v * 5, 3))
  return smoothstep(0.2, 0.02, q.second - q.near)
}

/** A beach from high above: turquoise water over sand, lines of foam, and the wet edge they leave. */
export const tide: Photograph = {
  id: 'tide',
  ...SQUARE,
  rays: 3,
  detail: 0.7,
  film: {
    exposure: 0.25,
    grain: 0.026,
    vignette: 0.3,
    contrast: 1.08,
    saturation: 0.92,
    lights: [0.012, 0.004, -0.008],
  },
  open() {
    const shore = (x: number, y: number) => y * 0.35 + x + 0.5 * (fbm(y * 0.8 + 1, x * 0.3, 4) - 0.5)
    return (u, v) => {
      const wx = u + 0.06 * (fbm(u * 2, v * 2, 4) - 0.5)
      const out = shore(wx, v) + 0.22
      const grainy = 0.88 + 0.12 * noise(u * 420, v * 420) + 0.14 * (fbm(u * 7, v * 7, 5) - 0.5)
      const dry = scale(vec(0.62, 0.5, 0.37), grainy)
      const wet = scale(vec(0.3, 0.235, 0.17), grainy)
      const edge = out + 0.05 * (fbm(u * 6 + 3, v * 6, 4) - 0.5)
      if (edge < 0) {
        const line = Math.exp(-(((edge + 0.17 + 0.06 * fbm(v * 3, 4, 3)) / 0.012) ** 2)) * 0.25
        return scale(mixVec(wet, dry, smoothstep(-0.1, -0.24, edge)), 1 - line)
      }
      const depth = clamp(edge / 1.4)
      const bed = 0.85 + 0.3 * fbm(u * 3 + 5, v * 3, 4)
      let water = mixVec(vec(0.36, 0.46, 0.38), vec(0.05, 0.3, 0.32), smoothstep(0, 0.35, depth))
      water = scale(mixVec(water, vec(0.008, 0.11, 0.17), smoothstep(0.25, 1, depth)), bed)
      const swell = noise(u * 14 + v * 4, v * 26 - u * 5) * 0.6 + noise(u * 40 + v * 9, v * 70) * 0.4
      water = scale(water, 0.86 + 0.28 * swell)
      // Three waves on their way in; each drags a net of foam behind it.
      let foam = 0
      for (const [at, wide, power] of [
        [0.02, 0.05, 1],
        [0.3, 0.16, 0.95],
        [0.74, 0.12, 0.7],
      ] as const) {
        const front = edge - at - 0.1 * (fbm(v * 2.2 + at * 40, u, 4) - 0.5)
        const crest = smoothstep(-0.008, 0.004, front) * smoothstep(wide * 0.45, 0, front)
        const trail = smoothstep(-0.004, 0.02, front) * smoothstep(wide * 2.6, wide * 0.2, front)
        const torn = smoothstep(0.38, 0.62, fbm(u * 9 + at * 20, v * 9, 5))
        foam = Math.max(
          foam,
          power *
            (crest * (0.55 + 0.45 * torn) +
              trail * lace(u, v, 13, 1.6) * (0.4 + 0.6 * torn) +
              trail * lace(u, v, 29, 1.2) * 0.3),
        )
      }
      const lit = add(vec(0.86, 0.88, 0.88), scale(vec(0.1, 0.1, 0.1), fbm(u * 30, v * 30, 3)))
      return mixVec(water, lit, clamp(foam))
    }
  },
}
