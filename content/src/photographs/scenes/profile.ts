import { profileFigure } from '../figures/profile-figure.ts'
import { Dice } from '../light/dice.ts'
import { fbm } from '../light/noise.ts'
import { type Photograph, TALL } from '../light/photograph.ts'
import { add, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

/** Sun through far leaves: overlapping discs, warm near the light. */
function leaves() {
  const dice = new Dice(19)
  return Array.from({ length: 90 }, () => {
    const x = dice.between(-1.1, 1.1)
    const y = dice.between(-0.5, 1.45)
    const near = Math.exp(-((x + 0.45) ** 2 + (y - 0.35) ** 2))
    return {
      x,
      y,
      r: dice.between(0.07, 0.13),
      light: scale(mixVec(vec(0.5, 0.42, 0.12), vec(1, 0.72, 0.36), near), dice.between(0.05, 0.4) * (0.25 + near)),
    }
  })
}

export const profile: Photograph = {
  id: 'profile',
  ...TALL,
  rays: 3,
  detail: 0.6,
  film: {
    exposure: -0.15,
    grain: 0.034,
    vignette: 0.55,
    contrast: 1.05,
    saturation: 0.92,
    shadows: [0.016, 0.006, 0.004],
    lights: [0.02, 0.004, -0.02],
    bloom: 0.2,
    halation: 0.25,
  },
  open() {
    const plate = profileFigure()
    const discs = leaves()
    const behind = (u: number, v: number): Vec => {
      const sun = 0.16 / (0.09 + (u + 0.5) ** 2 + (v - 0.42) ** 2)
      const wood = fbm(u * 1.1 + 3, v * 1.1, 3)
      let light = add(
        mixVec(vec(0.1, 0.07, 0.03), vec(0.46, 0.27, 0.12), clamp(wood * 1.1 + v * 0.2)),
        scale(vec(1, 0.66, 0.3), sun),
      )
      light = mixVec(light, scale(vec(0.42, 0.32, 0.11), 0.5 + wood), smoothstep(-0.35, -0.7, v) * 0.8)
      for (const disc of discs) {
        const d = Math.hypot(u - disc.x, v - disc.y) / disc.r
        if (d < 1.1) light = add(light, scale(disc.light, smoothstep(1.08, 0.82, d) * (0.75 + 0.35 * d)))
      }
      return light
    }
    const cover = (x: number, y: number) => plate.at(x, y)
    return (u, v, dice) => {
      const x = (u * 0.33) / 0.923 + 0.5
      const y = 0.5 - (v - 0.1) * 0.33
      const c = cover(x, y)
      const back = behind(u, v)
      if (c < dice.next()) return back
      // The edge towards the sun lights up where skin and hair are thin.
      const inner = Math.min(cover(x - 0.008, y - 0.002), cover(x - 0.016, y - 0.006))
      const rim = (1 - inner) * smoothstep(0.85, 0.3, y)
      const turned = clamp(1 - (x - 0.26) * 2.6) * smoothstep(0.95, 0.45, y)
      const skin = add(
        vec(0.014, 0.009, 0.006),
        scale(vec(0.05, 0.025, 0.012), turned * 1.6 * (0.8 + 0.4 * fbm(x * 9, y * 9, 3))),
      )
      return add(skin, scale(vec(1.0, 0.55, 0.24), rim * 0.8))
    }
  },
}
