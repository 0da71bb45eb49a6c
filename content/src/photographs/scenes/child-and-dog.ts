import { childFigure } from '../figures/child-figure.ts'
import { dogFigure } from '../figures/dog-figure.ts'
import { camera } from '../light/camera.ts'
import { cloudy } from '../light/clouds.ts'
import { fbm, hash, noise } from '../light/noise.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import { makeSky, sunDisc } from '../light/sky.ts'
import { standingAt } from '../light/stage.ts'
import { add, scale, times, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(0.06, 0.05, 1))

/** The crest of the hill they walk along, ragged with grass. */
function crest(x: number): number {
  const grass =
    0.11 * hash(Math.floor(x * 46), 3) * Math.max(0, 1 - Math.abs(((x * 46) % 1) - 0.5) * 3) * noise(x * 3, 8)
  return 0.16 * (fbm(x * 0.25 + 2, 1, 3) - 0.5) - 0.03 * x + grass + 0.02 * noise(x * 60, 4)
}

export const childAndDog: Photograph = {
  id: 'child-and-dog',
  ...SQUARE,
  isHero: true,
  rays: 5,
  detail: 0.65,
  film: {
    exposure: -0.15,
    grain: 0.032,
    vignette: 0.5,
    balance: [1.02, 0.85, 0.95],
    shadows: [0.02, 0.004, 0.02],
    lights: [0.02, 0, -0.02],
    bloom: 0.14,
    halation: 0.22,
  },
  open() {
    const sky = makeSky({ sun: SUN, haze: 4 })
    const look = camera({ eye: vec(0, 0.55, 0), target: vec(0.05, 1.0, 12), spread: 0.15 })
    const black = vec(0.014, 0.009, 0.008)
    const walkers = [
      { plate: childFigure(), x: -0.55, y: -0.03, z: 12, height: 1.12, light: black },
      { plate: dogFigure(), x: 0.72, y: -0.06, z: 12.05, height: 0.66, light: black },
    ]
    const above = (d: Vec) =>
      add(
        cloudy(sky, d, {
          cover: 0.55,
          size: 0.9,
          stretch: 0.4,
          seed: 44,
          light: vec(1.5, 0.66, 0.34),
          shade: vec(0.4, 0.22, 0.24),
          dense: 0.8,
        }),
        scale(times(sky.sunlight, vec(1, 0.8, 0.5)), sunDisc(sky, d, 0.024, 26)),
      )
    return (u, v, dice) => {
      const { from, to } = look(u, v, dice)
      const met = standingAt(walkers, from, to, dice)
      if (met) return met.one.light
      const x = from.x + (to.x * 12) / to.z
      const y = from.y + (to.y * 12) / to.z
      if (y < crest(x)) return scale(vec(0.02, 0.012, 0.007), 0.5 + fbm(x * 9, y * 14, 3))
      return above(unit(vec(to.x, Math.max(0.004, to.y), to.z)))
    }
  },
}
