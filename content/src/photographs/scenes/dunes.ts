import { camera } from '../light/camera.ts'
import { fbm, noise, noiseSlope } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { makeSky } from '../light/sky.ts'
import { groundNormal, meetGround, sunShare, tabled } from '../light/terrain.ts'
import { add, along, clamp, dot, mixVec, scale, times, unit, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.9, 0.2, 0.75))

/** The gentle windward slope and the steep lee of a dune, with a sharp crest between. */
function crest(phase: number): number {
  const f = phase - Math.floor(phase)
  return f < 0.72 ? Math.sin(((f / 0.72) * Math.PI) / 2) ** 1.3 : 1 - (f - 0.72) / 0.28
}

function height(x: number, z: number): number {
  const bend = 2.6 * fbm(x * 0.006, z * 0.006, 3)
  const tall = 0.35 + 1.1 * noise(x * 0.007 + 5, z * 0.01)
  const large = crest(x * 0.0075 + z * 0.0042 + bend) * 26 * tall
  const small = crest(x * 0.028 + z * 0.008 + bend * 2.1 + 0.4) * 1.6 * noise(x * 0.02, z * 0.02 + 9)
  return large + small
}

export const dunes: Photograph = {
  id: 'dunes',
  ...LANDSCAPE,
  rays: 4,
  detail: 0.75,
  film: {
    exposure: 0.0,
    contrast: 1.1,
    balance: [1.04, 0.93, 1.02],
    grain: 0.028,
    vignette: 0.4,
    shadows: [0.0, 0.0, 0.03],
    lights: [0.02, 0.005, -0.02],
    saturation: 0.95,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 1.6 })
    const ground = tabled(height, -900, -120, 1800, 1500)
    const look = camera({ eye: vec(20, 40, -30), target: vec(30, 32, 40), spread: 0.3 })
    const sunlight = times(sky.sunlight, vec(9, 8, 7))
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      const t = meetGround(ground, from, to, 46, 1600, 0.4)
      const air = sky.light(unit(vec(to.x, Math.max(0.015, to.y), to.z)))
      if (t < 0) return air
      const at = along(from, to, t)
      const n0 = groundNormal(height, at.x, at.z, t)
      const near = clamp(1 - t / 260)
      const bow = noise(at.x * 0.2, at.z * 0.2) * 5
      const s = noiseSlope(at.x * 1.9 + bow, at.z * 0.4 + at.x * 0.5)
      const n = unit(vec(n0.x + s.x * 0.16 * near * n0.y, n0.y, n0.z + s.y * 0.06 * near))
      const share = sunShare(ground, at, SUN, 260, 0.02)
      const sand = scale(vec(0.62, 0.4, 0.235), 0.9 + 0.2 * noise(at.x * 9, at.z * 9))
      const sun = scale(sunlight, clamp(dot(n, SUN)) * share)
      const ambient = scale(
        add(scale(sky.light(vec(0, 1, 0)), 1.6), scale(vec(0.5, 0.34, 0.2), 0.35 * clamp(1 - n.y + 0.25))),
        0.55 + 0.45 * n.y,
      )
      return mixVec(times(sand, add(sun, ambient)), scale(air, 0.95), 1 - Math.exp(-((t / 1100) ** 1.3)))
    }
  },
}
