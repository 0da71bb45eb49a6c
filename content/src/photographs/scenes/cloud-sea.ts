import { camera } from '../light/camera.ts'
import { fbm, fbm3 } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { makeSky, sunDisc } from '../light/sky.ts'
import { add, along, clamp, dot, mixVec, scale, smoothstep, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.25, 0.1, 1))
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

export const cloudSea: Photograph = {
  id: 'cloud-sea',
  ...LANDSCAPE,
  rays: 3,
  detail: 0.45,
  film: {
    exposure: -0.1,
    grain: 0.03,
    vignette: 0.4,
    contrast: 1.12,
    saturation: 0.95,
    balance: [1, 0.9, 1.12],
    shadows: [-0.005, 0.004, 0.03],
    bloom: 0.1,
    halation: 0.14,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 2 })
    const look = camera({ eye: vec(0, 4.3, 2), target: vec(0.05, 4.0, 3.9), spread: 0.42 })
    const sunlight = times(sky.sunlight, vec(7, 5.6, 4.6))
    const shade = add(scale(sky.light(vec(0, 1, 0)), 1.1), vec(0.05, 0.045, 0.07))
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      const air = sky.light(unit(vec(to.x, Math.max(to.y, 0.004), to.z)))
      const behind = add(air, scale(times(sky.sunlight, vec(1, 0.85, 0.65)), sunDisc(sky, to, 0.018, 18)))
      if (to.y > 0.02) return behind
      const towards = clamp(dot(to, SUN))
      const forward = 0.35 + 1.7 * towards ** 12
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
          const pass = Math.exp(-above * 1.1) * 0.75 + Math.exp(-above * 0.22) * 0.25
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
      return add(light, scale(mixVec(air, behind, to.y > 0 ? 1 : 0), left))
    }
  },
}
