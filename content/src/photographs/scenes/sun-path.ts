import { camera } from '../light/camera.ts'
import { cloudy } from '../light/clouds.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { mirrored, seaNormal } from '../light/sea.ts'
import { makeSky, sunDisc } from '../light/sky.ts'
import { add, along, dot, mixVec, reflect, scale, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.04, 0.075, 1))

export const sunPath: Photograph = {
  id: 'sun-path',
  ...PORTRAIT,
  isHero: true,
  rays: 6,
  detail: 0.6,
  film: {
    exposure: -0.5,
    balance: [1, 0.86, 1.0],
    grain: 0.03,
    vignette: 0.45,
    shadows: [0, 0.01, 0.03],
    lights: [0.02, 0.005, -0.02],
    bloom: 0.1,
    halation: 0.2,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 3 })
    const look = camera({ eye: vec(0, 16, 0), target: vec(0.03, 15.93, 1), spread: 0.2 })
    const above = (d: Vec) =>
      add(
        cloudy(sky, d, {
          cover: 0.5,
          size: 1.1,
          stretch: 0.5,
          seed: 31,
          light: vec(1.5, 0.85, 0.5),
          shade: vec(0.42, 0.3, 0.32),
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
      const body = vec(0.01, 0.035, 0.045)
      const seen = add(scale(above(up), share), scale(body, 1 - share))
      return mixVec(seen, sky.light(unit(vec(ray.to.x, 0.01, ray.to.z))), 1 - Math.exp(-distance / 2600))
    }
  },
}
