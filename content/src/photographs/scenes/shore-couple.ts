import { coupleFigure } from '../figures/couple-figure.ts'
import { camera } from '../light/camera.ts'
import { cloudy } from '../light/clouds.ts'
import { fbm, noiseSlope } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { mirrored, seaNormal } from '../light/sea.ts'
import { makeSky, sunDisc } from '../light/sky.ts'
import { standingAt } from '../light/stage.ts'
import { add, along, dot, mixVec, reflect, scale, smoothstep, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.1, 0.06, 1))

export const shoreCouple: Photograph = {
  id: 'shore-couple',
  ...PORTRAIT,
  isHero: true,
  rays: 6,
  detail: 0.6,
  film: {
    exposure: 0.0,
    balance: [1, 0.9, 1.05],
    grain: 0.03,
    vignette: 0.5,
    shadows: [0.015, 0, 0.035],
    lights: [0.02, 0.0, -0.02],
    bloom: 0.14,
    halation: 0.22,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 4 })
    const look = camera({ eye: vec(0, 1.25, 0), target: vec(0, 1.33, 1), spread: 0.215 })
    const couple = [{ plate: coupleFigure(), x: 0.15, y: -0.02, z: 11, height: 1.78, light: vec(0.012, 0.009, 0.011) }]
    const above = (d: Vec) =>
      add(
        cloudy(sky, d, {
          cover: 0.52,
          size: 0.8,
          stretch: 0.35,
          seed: 12,
          light: vec(1.3, 0.62, 0.4),
          shade: vec(0.34, 0.22, 0.28),
          dense: 0.8,
        }),
        scale(times(sky.sunlight, vec(1, 0.8, 0.5)), sunDisc(sky, d, 0.02, 22)),
      )
    const trace = (from: Vec, to: Vec, dice: Parameters<typeof standingAt>[3], depth: number): Vec => {
      const met = standingAt(couple, from, to, dice)
      const distance = to.y < -0.001 ? -from.y / to.y : Number.POSITIVE_INFINITY
      if (met && met.distance < distance) return met.one.light
      if (distance === Number.POSITIVE_INFINITY || depth > 0) return above(unit(vec(to.x, Math.max(to.y, 0.002), to.z)))
      const at = along(from, to, distance)
      const edge = 19 + 2.4 * (fbm(at.x * 0.12, 3, 3) - 0.5) * 2
      const isSea = at.z > edge
      const wet = smoothstep(0.36, 0.56, fbm(at.x * 0.16 + 7, at.z * 0.3, 4) + smoothstep(5, 16, at.z) * 0.25)
      const ripple = noiseSlope(at.x * 3, at.z * 5)
      const sand = unit(
        vec(ripple.x * 0.02 * (1.4 - wet) + dice.bell() * 0.012, 1, ripple.y * 0.02 * (1.4 - wet) + dice.bell() * 0.03),
      )
      const n = isSea ? seaNormal(at, distance, dice, { chop: 0.16, longest: 7 }) : sand
      const r = reflect(to, n)
      const up = unit(vec(r.x, Math.abs(r.y) + 0.001, r.z))
      const share = mirrored(-dot(to, n)) * (isSea ? 1 : 0.25 + 0.75 * wet)
      const grains = 0.7 + 0.6 * fbm(at.x * 40, at.z * 40, 2)
      const body = isSea ? vec(0.03, 0.035, 0.05) : scale(vec(0.15, 0.1, 0.085), grains * (1 - 0.6 * wet))
      const foam =
        Math.exp(-(((at.z - edge) / 0.28) ** 2)) * smoothstep(0.3, 0.6, fbm(at.x * 1.6, at.z * 5, 4)) +
        (isSea ? smoothstep(0.66, 0.74, fbm(at.x * 0.13, at.z * 0.5, 4)) * 0.7 * smoothstep(70, 25, at.z) : 0)
      const seen = add(scale(trace(along(at, up, 0.002), up, dice, depth + 1), share), scale(body, 1 - share))
      const lit = mixVec(seen, vec(0.9, 0.62, 0.5), Math.min(0.85, foam))
      return mixVec(lit, sky.light(unit(vec(to.x, 0.012, to.z))), 1 - Math.exp(-distance / 900))
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return trace(ray.from, ray.to, dice, 0)
    }
  },
}
