import { camera } from '../light/camera.ts'
import { cloudy } from '../light/clouds.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { mirrored, seaNormal } from '../light/sea.ts'
import { makeSky, sunDisc } from '../light/sky.ts'
import { add, along, dot, mixVec, reflect, scale, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.05, 0.3, 1))

/** A veiled morning takes the colour out of the sun. */
function silver(air: Vec, sun: Vec): Vec {
  const light = add(air, sun)
  return mixVec(light, scale(vec(0.92, 1, 1.06), 0.3 * light.x + 0.55 * light.y + 0.15 * light.z), 0.72)
}

export const sunPath: Photograph = {
  id: 'sun-path',
  ...PORTRAIT,
  rays: 6,
  detail: 0.6,
  film: {
    exposure: -1.05,
    balance: [0.66, 1, 1.08],
    grain: 0.02,
    vignette: 0.5,
    contrast: 1.25,
    saturation: 1.25,
    shadows: [-0.015, 0.012, 0.02],
    lights: [0.01, 0.004, 0],
    bloom: 0.08,
    halation: 0.06,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 1.6 })
    const look = camera({ eye: vec(0, 16, 0), target: vec(0.03, 15.93, 1), spread: 0.2 })
    const above = (d: Vec) =>
      silver(
        cloudy(sky, d, {
          cover: 0.56,
          size: 1.1,
          stretch: 0.5,
          seed: 31,
          light: vec(1.3, 1.3, 1.25),
          shade: vec(0.3, 0.38, 0.44),
          dense: 0.75,
        }),
        scale(times(sky.sunlight, vec(1, 0.85, 0.6)), sunDisc(sky, d, 0.012, 30)),
      )
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      if (ray.to.y >= -0.0012) return above(ray.to)
      const distance = -ray.from.y / ray.to.y
      const at = along(ray.from, ray.to, distance)
      const n = seaNormal(at, distance, dice, { chop: 0.09, longest: 11 })
      const r = reflect(ray.to, n)
      const up = unit(vec(r.x, Math.abs(r.y) + 0.002, r.z))
      const share = mirrored(-dot(ray.to, n))
      const body = vec(0.006, 0.06, 0.07)
      const seen = add(scale(above(up), share), scale(body, 1 - share))
      return mixVec(seen, above(unit(vec(ray.to.x, 0.01, ray.to.z))), 1 - Math.exp(-distance / 2600))
    }
  },
}
