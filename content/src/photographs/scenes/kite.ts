import { childFigure } from '../figures/child-figure.ts'
import { cloudy } from '../light/clouds.ts'
import { fbm, noise } from '../light/noise.ts'
import { type Photograph, TALL } from '../light/photograph.ts'
import { makeSky } from '../light/sky.ts'
import { add, clamp, mix, mixVec, scale, smoothstep, unit, type Vec, vec } from '../light/vec.ts'

const SUN = unit(vec(-0.7, 0.62, 0.4))
const CHILD = { x: -0.36, feet: -1.02, height: 0.42 }
const HAND = { x: -0.245, y: -0.78 }
const KITE = { x: 0.34, y: 0.62, turn: -0.5, long: 0.3, wide: 0.22 }
const BRIDLE = { x: 0.3, y: 0.56 }

/** The kite's own axes: across its spar, and along its spine. */
function onKite(u: number, v: number): readonly [number, number] {
  const [c, s] = [Math.cos(KITE.turn), Math.sin(KITE.turn)]
  const [x, y] = [u - KITE.x, v - KITE.y]
  return [(x * c + y * s) / KITE.wide, (y * c - x * s) / KITE.long]
}

/** Four panels of cloth that the sun shines through, with the sticks behind them. */
function sail(u: number, v: number): Vec | undefined {
  const [x, y] = onKite(u, v)
  const spar = 0.38
  const half = y > spar ? 1 - (y - spar) / (1 - spar) : 1 - (spar - y) / (1 + spar)
  const side = Math.abs(x)
  const bowed = half - 0.05 * Math.sin(clamp(half) * Math.PI)
  if (side > bowed || y > 1 || y < -1) return undefined
  const isTop = y > spar - 0.02 * side
  const red = vec(1.15, 0.06, 0.045)
  const yellow = vec(1.25, 0.62, 0.05)
  const panel = x > 0 === isTop ? red : yellow
  const stick = smoothstep(0.03, 0.012, side) + smoothstep(0.022, 0.008, Math.abs(y - spar + 0.02 * side))
  const hem = smoothstep(0.05, 0.02, bowed - side) * 0.3
  const fold = 0.82 + 0.24 * noise(x * 3 + 4, y * 3) + 0.12 * Math.sin(side * 7 + y * 3) - (x > 0 ? 0.14 : 0)
  return scale(panel, fold * (1 - 0.45 * clamp(stick)) * (1 - hem))
}

/** The tail: a ribbon that snakes down from the kite, with bows on it. */
function tail(u: number, v: number): Vec | undefined {
  const foot = { x: KITE.x + KITE.long * Math.sin(KITE.turn) * 1, y: KITE.y - KITE.long * Math.cos(KITE.turn) }
  const t = (foot.y - v) / 0.5
  if (t < -0.02 || t > 1) return undefined
  const middle = foot.x - 0.1 * t + 0.07 * Math.sin(t * 9) * clamp(t * 2.2)
  const off = u - middle
  const knot = Math.abs((((t * 5 + 0.5) % 1) - 0.5) / 0.2)
  const bow = knot < 1 && t > 0.1 ? 0.034 * knot : 0
  if (Math.abs(off) > 0.0035 + bow) return undefined
  return Math.floor(t * 5 + 0.5) % 2 ? vec(0.95, 0.07, 0.05) : vec(1.05, 0.55, 0.06)
}

/** The line sags between the hand and the bridle. */
function line(u: number, v: number): number {
  const t = (u - HAND.x) / (BRIDLE.x - HAND.x)
  if (t < 0 || t > 1) return 0
  const y = mix(HAND.y, BRIDLE.y, t) - 0.34 * t * (1 - t)
  const steep = 2.2
  return smoothstep(0.0042, 0.0014, Math.abs(v - y) / steep)
}

export const kite: Photograph = {
  id: 'kite',
  ...TALL,
  isHero: true,
  rays: 5,
  detail: 0.6,
  film: {
    exposure: 0.25,
    grain: 0.02,
    vignette: 0.4,
    contrast: 1.15,
    saturation: 1.05,
    balance: [0.97, 0.98, 1.06],
    shadows: [0.01, 0.006, 0.02],
    lights: [0.012, 0.003, -0.008],
    bloom: 0.07,
  },
  open() {
    const child = childFigure()
    const sky = makeSky({ sun: SUN, haze: 0.7 })
    const wide = (child.width / child.height) * CHILD.height
    const above = (u: number, v: number) =>
      cloudy(sky, unit(vec(u * 0.42, Math.max(0.02, (v + 0.86) * 0.42), 1)), {
        cover: 0.44,
        size: 0.7,
        stretch: 0.45,
        seed: 8,
        light: vec(1.15, 1.15, 1.12),
        shade: vec(0.6, 0.68, 0.8),
        dense: 0.55,
      })
    return (u, v, dice) => {
      const across = (u - CHILD.x) / wide + 0.5
      const down = 1 - (v - CHILD.feet) / CHILD.height
      const covered = child.at(across, down)
      if (covered > 0 && dice.next() < covered) {
        const inside = (child.at(across - 0.03 * dice.next(), down) + child.at(across, down - 0.02 * dice.next())) / 2
        const shirt = down > 0.23 && down < 0.58
        const made = down < 0.17 ? vec(0.035, 0.018, 0.01) : shirt ? vec(0.16, 0.015, 0.015) : vec(0.03, 0.022, 0.022)
        return add(made, scale(vec(1, 0.75, 0.5), 1.1 * (1 - inside)))
      }
      const cloth = sail(u, v) ?? tail(u, v)
      if (cloth) return cloth
      const crest = -1.0 + 0.05 * (fbm(u * 1.2 + 4, 1, 4) - 0.5) + 0.05 * u + 0.06 * u * u
      if (v < crest) {
        const z = 1 / (crest - v + 0.05)
        const ripple = fbm(u * 3 + z * 0.6, z * 2.4, 4)
        const shadow =
          smoothstep(0.05, 0.0, Math.abs(u - CHILD.x - 0.9 * (crest - v) - 0.02)) * smoothstep(0.3, 0.02, crest - v)
        return scale(
          vec(0.95, 0.76, 0.53),
          (0.62 + 0.5 * ripple) * (0.8 + 0.2 * noise(u * 260, v * 260)) * (1 - 0.6 * shadow),
        )
      }
      if (v < -0.86) {
        const wave = fbm(u * 5, (v + 0.86) * 160, 4)
        const foam = smoothstep(0.6, 0.7, fbm(u * 3 + 2, v * 46, 4)) * smoothstep(-0.88, -0.95, v)
        return mixVec(
          scale(mixVec(vec(0.02, 0.2, 0.36), vec(0.1, 0.42, 0.46), smoothstep(-0.87, -1.0, v)), 0.7 + 0.6 * wave),
          vec(0.95, 0.97, 1),
          foam,
        )
      }
      return mixVec(above(u, v), vec(0.12, 0.13, 0.16), line(u, v) * 0.6)
    }
  },
}
