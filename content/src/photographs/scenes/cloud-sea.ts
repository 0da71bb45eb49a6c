import { camera } from '../light/camera.ts'
import { fbm, fbm3 } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { add, along, clamp, dot, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

/** Behind the left shoulder: towers of cloud are lit on one side and blue on the other. */
const SUN = unit(vec(-0.9, 0.16, 0.28))
const TOP = 3.2

/** How thick the cloud is at a point: a sea with towers rising from it. Kilometres. */
function thick(x: number, y: number, z: number, octaves: number): number {
  if (y > TOP) return 0
  const swell = fbm(x * 0.16, z * 0.16, 2)
  const lid = 0.25 + 2.9 * smoothstep(0.44, 0.78, swell)
  if (y > lid + 0.5) return 0
  if (y < lid - 2.2) return 5
  const puff = fbm3(x * 0.62, y * 0.8, z * 0.62, octaves, 0.52)
  return clamp((lid - y) * 0.75 + (puff - 0.5) * 2.6) * 5
}

/** The sky away from the sun: rose over the horizon, blue above. */
function morning(to: Vec): Vec {
  const high = Math.max(0, to.y)
  const low = mixVec(vec(0.62, 0.4, 0.44), vec(0.36, 0.44, 0.66), smoothstep(0, 0.12, high))
  const veil = smoothstep(0.5, 0.75, fbm(to.x * 3 + 2, high * 22 + to.x * 2, 5)) * 0.3
  return mixVec(mixVec(low, vec(0.07, 0.19, 0.46), smoothstep(0.06, 0.34, high)), vec(0.8, 0.62, 0.66), veil)
}

export const cloudSea: Photograph = {
  id: 'cloud-sea',
  ...LANDSCAPE,
  rays: 3,
  detail: 0.45,
  film: {
    exposure: -0.15,
    grain: 0.03,
    vignette: 0.45,
    contrast: 1.3,
    saturation: 1.05,
    shadows: [-0.01, 0.004, 0.03],
    lights: [0.015, 0, 0.005],
    bloom: 0.06,
  },
  open() {
    const look = camera({ eye: vec(0, 4.3, 2), target: vec(0.05, 4.0, 3.9), spread: 0.42 })
    const sunlight = vec(4.6, 2.5, 2.1)
    const shade = vec(0.12, 0.21, 0.42)
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      const air = morning(to)
      if (to.y > 0.02) return air
      const towards = clamp(dot(to, SUN))
      const forward = 0.3 + 0.5 * towards ** 2
      let left = 1
      let light: Vec = vec(0, 0, 0)
      let t = Math.max(0.1, (TOP - from.y) / Math.min(-1e-3, to.y)) + dice.next() * 0.1
      for (let step = 0; step < 110 && left > 0.02 && t < 90; step++) {
        const p = along(from, to, t)
        if (p.y < -0.6) break
        const dense = thick(p.x, p.y, p.z, t < 12 ? 4 : 3)
        const stride = 0.06 + t * 0.01
        if (dense > 0.01) {
          let above = 0
          for (let k = 1; k <= 3; k++) {
            const q = along(p, SUN, 0.12 * k * k)
            above += thick(q.x, q.y + 0.02 * k, q.z, 2) * 0.12 * (2 * k - 1)
          }
          const pass = Math.exp(-above * 1.3) * 0.82 + Math.exp(-above * 0.3) * 0.18
          const powder = 1 - Math.exp(-dense * 0.9)
          const lit = add(
            scale(sunlight, pass * forward * (0.4 + 0.6 * powder)),
            scale(shade, 0.45 + 0.5 * clamp((p.y + 0.3) / 2)),
          )
          const hazy = mixVec(lit, air, 1 - Math.exp(-((t / 34) ** 1.4)))
          const kept = Math.exp(-dense * stride * 2.4)
          light = add(light, scale(hazy, left * (1 - kept)))
          left *= kept
          t += stride
        } else t += stride * 1.9
      }
      return add(light, scale(air, left))
    }
  },
}
