import { camera } from '../light/camera.ts'
import { cloudy } from '../light/clouds.ts'
import { eroded, fbm, hash, noise, noiseSlope } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import type { RayDice } from '../light/ray-dice.ts'
import { mirrored } from '../light/sea.ts'
import { makeSky } from '../light/sky.ts'
import { groundNormal, meetGround, sunShare, tabled } from '../light/terrain.ts'
import { add, along, clamp, dot, mixVec, reflect, scale, smoothstep, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.8, 0.2, -0.25))

function height(x: number, z: number, fine: number): number {
  const octaves = fine < 60 ? 11 : 9
  const valley = Math.min(1, Math.abs(x - 50 * Math.sin(z * 0.002)) / 480)
  const end = smoothstep(900, 1900, z)
  const rock = eroded(x * 0.0026 + 7.3, z * 0.0026 + 3.1, octaves)
  return rock * (340 * valley * valley + 420 * end) - 40 + 46 * (valley - 0.16) + 60 * end
}

/** Firs on the lower slopes: spikes thrown on top of the ground. */
function firs(x: number, z: number, high: number): number {
  if (high < 1 || high > 150) return 0
  const i = Math.floor(x / 7)
  const j = Math.floor(z / 7)
  const near = Math.hypot(x / 7 - i - 0.2 - 0.6 * hash(i, j), z / 7 - j - 0.2 - 0.6 * hash(i, j, 2))
  const isWood = noise(x * 0.012 + 3, z * 0.012) + 0.3 * hash(i, j, 3) > 0.35 + high * 0.003
  return isWood ? Math.max(0, 1 - near * 2.1) * (11 + 9 * hash(i, j, 4)) : 0
}

export const alpineLake: Photograph = {
  id: 'alpine-lake',
  ...LANDSCAPE,
  isHero: true,
  rays: 3,
  detail: 0.6,
  film: {
    exposure: 0.35,
    grain: 0.03,
    vignette: 0.4,
    contrast: 1.1,
    saturation: 0.95,
    shadows: [0, 0.008, 0.025],
    lights: [0.012, 0.002, -0.012],
    balance: [1.02, 0.97, 1.05],
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 1.4 })
    const coarse = tabled(height, -1300, 0, 2600, 1300)
    const wooded = (x: number, z: number, fine: number) => {
      const h = coarse(x, z, fine)
      return h + firs(x, z, h)
    }
    const look = camera({ eye: vec(20, 8, -100), target: vec(0, 44, 500), spread: 0.4 })
    const sunlight = times(sky.sunlight, vec(8.5, 7.6, 7))
    const overhead = scale(sky.light(vec(0, 1, 0)), 2.4)
    const above = (d: Vec) =>
      cloudy(sky, d, {
        cover: 0.42,
        size: 0.8,
        seed: 5,
        stretch: 0.7,
        light: vec(1.1, 0.8, 0.66),
        shade: vec(0.34, 0.34, 0.42),
        dense: 0.7,
      })
    const haze = (seen: Vec, to: Vec, t: number, y: number) => {
      const air = scale(sky.light(unit(vec(to.x, 0.06, to.z))), 0.9)
      const mist =
        0.8 *
        Math.exp(-Math.max(0, y) / 9) *
        smoothstep(280, 900, t) *
        smoothstep(0.3, 0.6, fbm(to.x * 3 + 1, y * 0.04, 3))
      return mixVec(mixVec(seen, air, 1 - Math.exp(-((t / 3400) ** 1.5))), vec(0.62, 0.6, 0.64), mist)
    }
    const trace = (from: Vec, to: Vec, dice: RayDice, depth: number): Vec => {
      const water = to.y < -1e-4 ? -from.y / to.y : Number.POSITIVE_INFINITY
      const t = meetGround(wooded, from, to, 900, Math.min(water, 3000), 0.42)
      if (t > 0 && t < water) {
        const at = along(from, to, t)
        const h = coarse(at.x, at.z, t)
        const tree = at.y - h > 1.2
        const n = tree
          ? unit(
              vec(
                hash(Math.floor(at.x / 2), Math.floor(at.y / 2)) - 0.5,
                0.6,
                hash(Math.floor(at.z / 2), Math.floor(at.y / 2)) - 0.5,
              ),
            )
          : groundNormal(height, at.x, at.z, Math.min(t * 0.6, 400))
        const share = sunShare(coarse, vec(at.x, at.y + 2, at.z), SUN, 900, 0.03)
        const snow =
          smoothstep(120, 220, at.y + 120 * (fbm(at.x * 0.012, at.z * 0.012, 4) - 0.5)) * smoothstep(0.42, 0.6, n.y)
        const grass = smoothstep(160, 60, at.y) * smoothstep(0.5, 0.75, n.y)
        const grain = 0.6 + 0.8 * fbm(at.x * 0.08, at.y * 0.12 + at.z * 0.08, 4)
        let made = scale(vec(0.17, 0.15, 0.135), grain)
        made = mixVec(made, scale(vec(0.075, 0.08, 0.03), grain), grass)
        if (tree) made = scale(vec(0.018, 0.03, 0.016), 0.6 + 0.8 * noise(at.x, at.y + at.z))
        made = mixVec(made, vec(0.85, 0.87, 0.92), tree ? 0 : snow)
        const light = add(scale(sunlight, clamp(dot(n, SUN)) * share), scale(overhead, 0.4 + 0.6 * n.y))
        return haze(times(made, light), to, t, at.y)
      }
      if (water < 3000 && depth === 0) {
        const at = along(from, to, water)
        const fade = 1 / (1 + water * 0.01)
        const a = noiseSlope(at.x * 0.35, at.z * 0.9)
        const b = noiseSlope(at.x * 1.5 + 9, at.z * 3.4)
        const calm = smoothstep(0.35, 0.6, fbm(at.x * 0.006, at.z * 0.02, 3)) * 0.8 + 0.2
        const n = unit(
          vec(
            (a.x * 0.01 + b.x * 0.006) * calm * fade * 2 + dice.bell() * 0.0012,
            1,
            (a.y * 0.012 + b.y * 0.008) * calm * fade * 2 + dice.bell() * 0.006 * calm,
          ),
        )
        const r = reflect(to, n)
        const share = mirrored(-dot(to, n)) * 0.92 + 0.05
        const seen = trace(vec(at.x, 0.1, at.z), unit(vec(r.x, Math.abs(r.y) + 0.001, r.z)), dice, 1)
        return add(scale(seen, share), scale(vec(0.012, 0.05, 0.055), 1 - share))
      }
      return haze(above(unit(vec(to.x, Math.max(0.01, to.y), to.z))), to, 600, 400)
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return trace(ray.from, ray.to, dice, 0)
    }
  },
}
