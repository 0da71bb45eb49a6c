import { sloopFigure } from '../figures/sloop-figure.ts'
import { camera } from '../light/camera.ts'
import { cloudy } from '../light/clouds.ts'
import { type Photograph, TALL } from '../light/photograph.ts'
import type { RayDice } from '../light/ray-dice.ts'
import { mirrored, seaNormal } from '../light/sea.ts'
import { makeSky } from '../light/sky.ts'
import { standingAt } from '../light/stage.ts'
import { add, along, dot, mixVec, reflect, scale, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.6, -0.02, 1))

export const sailboat: Photograph = {
  id: 'sailboat',
  ...TALL,
  isHero: true,
  rays: 6,
  detail: 0.65,
  film: {
    exposure: 1.5,
    grain: 0.036,
    vignette: 0.5,
    saturation: 0.95,
    shadows: [-0.005, 0.006, 0.03],
    lights: [0.015, 0, -0.01],
    bloom: 0.08,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 2.2 })
    const look = camera({ eye: vec(0, 2.6, 0), target: vec(0, 5.6, 60), spread: 0.2 })
    const boat = [{ plate: sloopFigure(), x: -1.2, y: -0.32, z: 60, height: 11.5, light: vec(0.012, 0.013, 0.02) }]
    const above = (d: Vec) =>
      cloudy(sky, d, {
        cover: 0.48,
        size: 0.55,
        stretch: 0.3,
        seed: 21,
        light: vec(0.42, 0.2, 0.16),
        shade: vec(0.09, 0.085, 0.13),
        dense: 0.75,
      })
    const trace = (from: Vec, to: Vec, dice: RayDice, depth: number): Vec => {
      const met = standingAt(boat, from, to, dice)
      const distance = to.y < -0.0008 ? -from.y / to.y : Number.POSITIVE_INFINITY
      if (met && met.distance < distance) {
        // Cloth lets some of the evening through.
        const isSail = met.down < 0.88
        return isSail ? scale(above(unit(vec(to.x, 0.12, to.z))), 0.16 + 0.05 * Math.sin(met.down * 40)) : met.one.light
      }
      if (distance === Number.POSITIVE_INFINITY || depth > 0) return above(unit(vec(to.x, Math.max(to.y, 0.003), to.z)))
      const at = along(from, to, distance)
      const n = seaNormal(at, distance, dice, { chop: 0.05, longest: 5 })
      const r = reflect(to, n)
      const up = unit(vec(r.x, Math.abs(r.y) + 0.001, r.z))
      const share = mirrored(-dot(to, n))
      const seen = add(scale(trace(along(at, up, 0.01), up, dice, 1), share), scale(vec(0.004, 0.01, 0.018), 1 - share))
      return mixVec(seen, sky.light(unit(vec(to.x, 0.012, to.z))), 1 - Math.exp(-distance / 2500))
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return trace(ray.from, ray.to, dice, 0)
    }
  },
}
