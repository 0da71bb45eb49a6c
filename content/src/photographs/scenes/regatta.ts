import { hullFigure, jibFigure, mainsailFigure } from '../figures/regatta-figure.ts'
import { camera } from '../light/camera.ts'
import { cloudy } from '../light/clouds.ts'
import { fbm, noise } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import type { RayDice } from '../light/ray-dice.ts'
import { mirrored, seaNormal } from '../light/sea.ts'
import { makeSky } from '../light/sky.ts'
import { type Standing, standingAt } from '../light/stage.ts'
import { add, along, clamp, dot, mixVec, reflect, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.75, 0.5, -0.5))
const WHITE = vec(1.5, 1.44, 1.34)
const CREW = vec(0.02, 0.025, 0.045)

/** One boat: the hull in front of its sails, all on one upright plane. */
function sloop(x: number, z: number, tall: number, hull: Vec, jib: Vec = WHITE): readonly Standing[] {
  const place = { x, y: -0.03 * tall, z, height: tall }
  return [
    { ...place, plate: HULL, light: hull },
    { ...place, plate: JIB, light: jib },
    { ...place, plate: MAIN, light: WHITE },
  ]
}

const HULL = hullFigure()
const JIB = jibFigure()
const MAIN = mainsailFigure()

/** Cloth full of wind: bright where it faces the sun, shaded where it curves away, with its seams. */
function cloth(one: Standing, across: number, down: number): Vec {
  const belly = one.plate === JIB ? across - 0.3 : across - 0.52
  const lit =
    0.62 + 0.42 * smoothstep(0.2, -0.12, belly - 0.1 * Math.sin(down * 3)) - 0.34 * smoothstep(0.0, 0.24, belly)
  const seam = 1 - 0.06 * smoothstep(0.86, 1, Math.sin(down * 46 + across * 9))
  return scale(one.light, lit * seam * (0.96 + 0.08 * noise(across * 9, down * 14)))
}

/** The topsides shine at the rail and are dark where they are wet; what stands on them is mast, boom and crew. */
function planks(one: Standing, across: number, down: number): Vec {
  const rail = 0.9 + 0.04 * (across - 0.47)
  if (down < rail) return CREW
  const low = (down - rail) / 0.075
  const round = 0.7 + 0.7 * smoothstep(0.75, 0.15, across)
  if (low < 0.16) return scale(vec(0.8, 0.78, 0.72), round)
  return scale(one.light, round * (1.25 - 0.75 * low))
}

export const regatta: Photograph = {
  id: 'regatta',
  ...LANDSCAPE,
  isHero: true,
  rays: 5,
  detail: 0.65,
  film: {
    exposure: 0.1,
    grain: 0.026,
    vignette: 0.35,
    contrast: 1.15,
    saturation: 1.05,
    balance: [0.96, 0.98, 1.06],
    shadows: [-0.01, 0.004, 0.02],
    lights: [0.01, 0.003, -0.004],
    bloom: 0.05,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 0.8 })
    const look = camera({ eye: vec(0, 3.4, 0), target: vec(0, 5.2, 60), spread: 0.17 })
    const fleet = [
      ...sloop(-3.4, 46, 12.6, vec(0.012, 0.02, 0.06)),
      ...sloop(8.2, 64, 12.6, vec(0.5, 0.02, 0.02), vec(1.1, 0.07, 0.05)),
      ...sloop(1.6, 120, 14, vec(0.6, 0.6, 0.6)),
      ...sloop(-26, 150, 14, vec(0.02, 0.04, 0.1)),
      ...sloop(24, 190, 14, vec(0.5, 0.5, 0.5)),
      ...sloop(38, 170, 14, vec(0.02, 0.03, 0.05)),
    ]
    const above = (d: Vec) =>
      cloudy(sky, d, {
        cover: 0.44,
        size: 0.42,
        stretch: 0.6,
        seed: 63,
        light: vec(1.05, 1.05, 1.05),
        shade: vec(0.55, 0.62, 0.74),
        dense: 0.8,
      })
    const trace = (from: Vec, to: Vec, dice: RayDice, depth: number): Vec => {
      const met = standingAt(fleet, from, to, dice)
      const distance = to.y < -0.0008 ? -from.y / to.y : Number.POSITIVE_INFINITY
      const air = sky.light(unit(vec(to.x, 0.03, to.z)))
      if (met && met.distance < distance) {
        const made =
          met.one.plate === HULL ? planks(met.one, met.across, met.down) : cloth(met.one, met.across, met.down)
        return mixVec(made, air, 1 - Math.exp(-met.distance / 1400))
      }
      if (distance === Number.POSITIVE_INFINITY || depth > 0) return above(unit(vec(to.x, Math.max(to.y, 0.004), to.z)))
      const at = along(from, to, distance)
      const n = seaNormal(at, distance, dice, { chop: 0.2, longest: 9 })
      const r = reflect(to, n)
      const up = unit(vec(r.x, Math.abs(r.y) + 0.001, r.z))
      const share = clamp(mirrored(-dot(to, n)) * 0.62)
      const body = vec(0.006, 0.07, 0.17)
      const sea = add(scale(trace(along(at, up, 0.01), up, dice, 1), share), scale(body, 1 - share))
      const crest =
        smoothstep(0.66, 0.76, fbm(at.x * 0.22, at.z * 0.55, 5)) * smoothstep(0.4, 0.6, fbm(at.x * 1.7, at.z * 3.4, 3))
      const wake = fleet.reduce((sum, { x, z, height, plate }) => {
        if (plate !== HULL) return sum
        const [dx, dz] = [at.x - x, at.z - z]
        return sum + Math.exp(-((dz / 1.1) ** 2)) * smoothstep(height * 0.36, height * 0.16, Math.abs(dx + 0.4))
      }, 0)
      const foam = clamp(crest * 0.8 + wake * smoothstep(0.36, 0.6, fbm(at.x * 2.1, at.z * 1.6, 4)))
      return mixVec(mixVec(sea, vec(0.86, 0.9, 0.94), foam), air, 1 - Math.exp(-distance / 2400))
    }
    return (u, v, dice) => {
      const ray = look(u, v, dice)
      return trace(ray.from, ray.to, dice, 0)
    }
  },
}
