import { camera } from '../light/camera.ts'
import { eroded, fbm, noise } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { groundNormal, meetGround, sunShare, tabled } from '../light/terrain.ts'
import { along, clamp, dot, grey, mix, smoothstep, unit, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.85, 0.3, 0.3))

/** A range that rises towards the back, worn into ribs and gullies. */
function height(x: number, z: number, fine: number): number {
  const octaves = fine < 300 ? 11 : 9
  return (
    520 * eroded(x * 0.0016 + 2.6, z * 0.0016 + 1.3, octaves) * (0.75 + 0.35 * smoothstep(300, 1500, z)) -
    40 * smoothstep(500, 100, z)
  )
}

export const snowRidge: Photograph = {
  id: 'snow-ridge',
  ...PORTRAIT,
  rays: 6,
  detail: 0.6,
  quality: 72,
  film: {
    exposure: 0.2,
    mono: [0.6, 0.35, 0.05],
    contrast: 1.4,
    grain: 0.05,
    vignette: 0.6,
    fade: 0.02,
    bloom: 0.04,
    shadows: [0.006, 0.002, -0.004],
  },
  open() {
    const ground = tabled(height, -1100, 0, 2400, 1200)
    const look = camera({ eye: vec(0, 330, -60), target: vec(60, 335, 900), spread: 0.26 })
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      const t = meetGround(ground, from, to, 900, 2600, 0.5)
      // Through a red filter the sky is nearly black.
      const cloud = smoothstep(0.5, 0.78, fbm(to.x * 5 + 3, to.y * 9, 6)) * 0.22 * smoothstep(0.55, 0.1, to.y)
      const sky = mix(0.2, 0.035, smoothstep(0.0, 0.45, to.y)) + cloud
      if (t < 0) return grey(sky)
      const at = along(from, to, t)
      const n = groundNormal(height, at.x, at.z, t * 0.4)
      const share = sunShare(ground, vec(at.x, at.y + 1, at.z), SUN, 500, 0.03)
      const hold = n.y + 0.14 * (fbm(at.x * 0.05, at.z * 0.05, 4) - 0.5)
      const snow = smoothstep(0.44, 0.6, hold)
      const rock = 0.035 + 0.07 * fbm(at.x * 0.06, at.y * 0.12 + at.z * 0.06, 4)
      const albedo = mix(rock, 0.85 + 0.1 * noise(at.x * 0.2, at.z * 0.2), snow)
      const light = albedo * (2.4 * clamp(dot(n, SUN)) * share + 0.2 * (0.5 + 0.5 * n.y) + 0.05)
      const spindrift = smoothstep(0.55, 0.8, fbm(at.x * 0.012 + at.y * 0.01, at.y * 0.02, 5)) * 0.06
      return grey(mix(light, 0.2, 1 - Math.exp(-((t / 3000) ** 1.6))) + spindrift)
    }
  },
}
