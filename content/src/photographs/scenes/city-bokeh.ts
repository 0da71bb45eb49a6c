import { fbm } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { RayDice } from '../light/ray-dice.ts'
import { add, clamp, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

interface Lamp {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly light: Vec
}

const WARM = vec(1, 0.52, 0.16)
const GOLD = vec(1, 0.7, 0.34)
const WHITE = vec(1, 0.93, 0.82)
const RED = vec(1, 0.06, 0.03)
const GREEN = vec(0.15, 0.9, 0.55)
const BLUE = vec(0.2, 0.42, 1)

/** Lamps along a street that runs away from the camera: the further off, the closer to its end and the smaller. */
function lamps(): readonly Lamp[] {
  const dice = new RayDice(11)
  const all: Lamp[] = []
  const put = (x: number, y: number, r: number, colour: Vec, power: number) =>
    all.push({ x, y, r, light: scale(colour, power * dice.between(0.5, 1.3)) })
  for (let i = 0; i < 150; i++) {
    const side = dice.next() < 0.5 ? -1 : 1
    const far = dice.next() ** 0.6
    const spread = 1.25 - far
    const x = side * spread * dice.between(0.35, 1.1)
    const y = 0.02 + spread * dice.between(-0.1, 1.35) * dice.next()
    const colour = [WARM, GOLD, GOLD, WARM, WHITE, BLUE, RED, GREEN][Math.floor(dice.next() ** 1.6 * 8)] ?? GOLD
    put(x, y, 0.055 + 0.05 * spread, colour, dice.next() < 0.15 ? 1.5 : 0.5)
  }
  for (let i = 0; i < 26; i++) {
    const near = dice.next() ** 1.7
    const isComing = i % 2 === 0
    const x = (isComing ? -1 : 1) * (0.05 + near * 0.55) + dice.bell() * 0.03
    for (const offset of [-1, 1]) {
      put(
        x + offset * (0.025 + near * 0.1),
        -0.08 - near * 0.5,
        0.05 + near * 0.05,
        isComing ? WHITE : RED,
        isComing ? 1.5 : 0.55,
      )
    }
  }
  return all
}

export const cityBokeh: Photograph = {
  id: 'city-bokeh',
  ...PORTRAIT,
  rays: 3,
  detail: 0.5,
  film: { exposure: 0.4, grain: 0.036, vignette: 0.6, shadows: [0.0, 0.01, 0.04], halation: 0.1, bloom: 0.12 },
  open() {
    const all = lamps()
    return (u, v) => {
      const haze = fbm(u * 0.9 + 3, v * 0.7, 3)
      let light = mixVec(
        vec(0.006, 0.009, 0.022),
        vec(0.05, 0.03, 0.022),
        clamp(0.9 - Math.abs(v + 0.05) * 0.9) * haze * 1.3,
      )
      light = add(light, scale(vec(0.02, 0.016, 0.014), smoothstep(0.2, -1.2, v)))
      const road = smoothstep(-0.02, -0.3, v)
      const ripple = road > 0 ? 0.6 + 0.8 * fbm(u * 3, v * 9, 3) : 0
      for (const lamp of all) {
        const across = Math.abs(u - lamp.x)
        if (across > lamp.r * 2.5) continue
        const d = Math.hypot(u - lamp.x, v - lamp.y) / lamp.r
        // A real lens draws its disc with a bright rim and cuts it at the edge of the picture.
        const cut = Math.hypot(u - lamp.x + lamp.x * 0.035, v - lamp.y + lamp.y * 0.035) / lamp.r
        const disc = smoothstep(1.0, 0.95, Math.max(d, cut)) * (0.75 + 0.45 * smoothstep(0.6, 0.97, d))
        const wet =
          road * Math.exp(-(((u - lamp.x) / (lamp.r * 1.1)) ** 2)) * Math.exp(-(((v + 0.5 + lamp.y * 0.5) / 0.42) ** 2))
        light = add(light, scale(lamp.light, disc * 0.85 + wet * 0.045 * ripple))
      }
      return light
    }
  },
}
