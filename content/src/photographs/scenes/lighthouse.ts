import { cells, fbm, hash, noise } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import type { RayDice } from '../light/ray-dice.ts'
import { add, clamp, mix, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const SEA = -0.62
const LAMP = vec(2.1, 1.25, 0.5)
/** The tower: its middle, foot and top, and half its width at both. */
const TOWER = { x: 0.18, foot: -0.2, top: 0.66, wide: 0.125, slim: 0.078 }
const LANTERN = { x: TOWER.x, y: TOWER.top + 0.105 }

/** The blue hour: deep blue above, a last band of rose and amber over the sea. */
function dusk(u: number, v: number): Vec {
  const high = clamp((v - SEA) / 2.1)
  const blue = mixVec(vec(0.2, 0.33, 0.58), vec(0.02, 0.055, 0.19), smoothstep(0.05, 0.85, high))
  const ember = scale(vec(0.75, 0.26, 0.12), Math.exp(-high * 9) * (0.75 - 0.35 * u))
  const rose = scale(vec(0.34, 0.12, 0.16), Math.exp(-(((high - 0.16) / 0.13) ** 2)))
  const streak = smoothstep(0.46, 0.7, fbm(u * 0.8 + 1.5, v * 4.6 - u * 0.5, 6)) * smoothstep(0.75, 0.2, high)
  return mixVec(add(add(blue, ember), rose), add(vec(0.1, 0.12, 0.26), scale(ember, 0.9)), streak * 0.62)
}

/** What the lamp adds to the air: a glow, and two beams that fade on their way. */
function beams(u: number, v: number): number {
  const [x, y] = [u - LANTERN.x, v - LANTERN.y]
  const away = Math.hypot(x, y)
  const glow = 0.012 / (0.004 + away * away)
  const lean = y - x * 0.13
  const wide = 0.012 + Math.abs(x) * 0.11
  const beam = Math.exp(-((lean / wide) ** 2)) * Math.exp(-Math.abs(x) * 1.1) * (0.012 / wide + 0.12)
  return 0.02 * glow + 0.42 * beam * (x < 0 ? 1 : 0.75) * (0.85 + 0.3 * fbm(u * 6, v * 6, 3))
}

/** The lantern: panes between dark bars under a dome, with a rail below. */
function lantern(x: number, y: number): Vec | undefined {
  const side = Math.abs(x)
  const dome = y - 0.165
  if (dome > 0 && dome < 0.075 && side < 0.066 * Math.sqrt(1 - (dome / 0.075) ** 2) + 0.004) {
    return scale(vec(0.3, 0.025, 0.02), 0.35 + 0.65 * clamp(0.5 - x * 9))
  }
  if (dome >= 0.07 && dome < 0.14 && side < 0.0045) return vec(0.02, 0.02, 0.03)
  if (y > 0.15 && y <= 0.168 && side < 0.075) return vec(0.05, 0.01, 0.012)
  if (y > 0.045 && y <= 0.15 && side < 0.056) {
    const bar = [-0.05, -0.018, 0.018, 0.05].some((at) => Math.abs(x - at) < 0.0032)
    const core = Math.exp(-(x * x + (y - 0.105) ** 2) / 0.0009)
    return bar ? vec(0.1, 0.05, 0.02) : add(scale(LAMP, 0.75), scale(LAMP, 7 * core))
  }
  if (y > 0.05 && y < 0.056 && side < 0.118) return vec(0.03, 0.03, 0.04)
  if (y > 0.0 && y < 0.056 && side < 0.118 && Math.abs(((side * 50) % 1) - 0.5) < 0.08) return vec(0.03, 0.03, 0.04)
  if (y > -0.022 && y <= 0.004 && side < 0.122) return scale(vec(0.2, 0.2, 0.24), 0.5 + 0.6 * clamp(0.5 - x * 5))
  return undefined
}

/** White walls with a red band, round: dusk from the left, dark at the right. */
function tower(u: number, v: number): Vec | undefined {
  const x = u - TOWER.x
  const t = (v - TOWER.foot) / (TOWER.top - TOWER.foot)
  if (t > 1) return lantern(x, v - TOWER.top)
  const wide = mix(TOWER.wide, TOWER.slim, clamp(t) ** 0.8)
  if (t < -0.2 || Math.abs(x) > wide) return undefined
  const round = x / wide
  for (const at of [0.2, 0.5, 0.8]) {
    const [a, b] = [(x + 0.012) / 0.014, (t - at) / 0.03]
    if (Math.abs(a) < 1 && Math.abs(b) < 1) return scale(LAMP, 0.75 - 0.3 * Math.abs(b))
  }
  const isRed = (t > 0.36 && t < 0.6) || t > 0.86
  const paint = isRed ? vec(0.5, 0.03, 0.025) : vec(0.78, 0.76, 0.74)
  const worn = 0.86 + 0.2 * fbm(round * 5 + 3, v * 6, 4) - 0.1 * smoothstep(0.5, 0.8, fbm(round * 9, v * 2.2, 3))
  const left = clamp(0.22 - 0.86 * round + 0.3 * Math.sqrt(1 - round * round))
  const light = add(scale(vec(0.72, 0.52, 0.52), left), vec(0.085, 0.12, 0.22))
  return vec(paint.x * light.x * worn, paint.y * light.y * worn, paint.z * light.z * worn)
}

/** The keeper's house beside it, with a light in the kitchen. */
function house(u: number, v: number): Vec | undefined {
  const [x, y] = [u - 0.5, v - TOWER.foot + 0.03]
  const side = Math.abs(x)
  if (side > 0.19 || y < -0.1) return undefined
  const roof = 0.15 + 0.1 * clamp((0.19 - side) / 0.07)
  if (side < 0.185 && y > 0.13 && y < roof) return scale(vec(0.09, 0.05, 0.055), 0.7 + 0.5 * noise(u * 60, v * 90))
  if (Math.abs(x - 0.1) < 0.02 && y > 0.2 && y < 0.3) return vec(0.06, 0.05, 0.06)
  if (side > 0.165 || y > 0.13) return undefined
  if (Math.abs(x + 0.07) < 0.026 && Math.abs(y - 0.065) < 0.03) return scale(LAMP, 0.95)
  if (Math.abs(x - 0.08) < 0.026 && Math.abs(y - 0.065) < 0.03) return scale(LAMP, 0.6)
  return scale(vec(0.2, 0.2, 0.27), 0.8 + 0.25 * fbm(u * 12, v * 12, 3))
}

/** The headland's outline: grass on top, cliffs down to the sea at the left. */
function cliff(u: number): number {
  const steep = smoothstep(-0.62, -0.1, u + 0.05 * (fbm(u * 9, 2, 4) - 0.5))
  const level = TOWER.foot - 0.02 - 0.05 * (u - TOWER.x) ** 2 + 0.04 * (fbm(u * 4 + 3, 5, 5) - 0.5)
  const step = 0.16 * smoothstep(-0.5, -0.4, u) + 0.12 * smoothstep(-0.66, -0.6, u)
  return mix(SEA - 0.06 + step + 0.05 * fbm(u * 22, 4, 4), level, steep)
}

/** Where the rocks end and the water begins: the headland comes towards us at the right. */
function shore(u: number): number {
  const near = clamp((u + 0.5) / 1.5)
  return SEA - 0.03 - 0.3 * near ** 1.3 + 0.13 * (fbm(u * 5 + 2, 8, 4) - 0.5) + 0.05 * (noise(u * 26, 3) - 0.5)
}

/** Rock breaks into blocks, and blocks into smaller ones: each has a side of its own to the light. */
function facets(u: number, v: number): number {
  let light = 0
  for (const [often, weight] of [
    [4, 0.3],
    [11, 0.26],
    [27, 0.24],
    [60, 0.2],
  ] as const) {
    const warp = 0.9 * fbm(u * often * 0.5, v * often * 0.5, 3)
    const block = cells(u * often + warp, v * often * 0.7 + u * 1.5 + warp)
    light += weight * block.id * smoothstep(0, 0.1, block.second - block.near)
  }
  return light
}

/** Rock lit by the last of the sky; grass where it is level; the lamp's light near the tower. */
function land(u: number, v: number, top: number): Vec {
  const deep = clamp((top - v) / 0.7)
  const worn = 0.4 + 1.2 * fbm(u * 12 + 4, v * 9, 6, 0.6)
  const light = (facets(u, v) * worn) ** 1.4 * 1.3 * (1.15 - 0.7 * deep) * (1.1 - 0.35 * clamp(u + 0.3))
  const grass = smoothstep(0.13, 0.02, top - v + 0.16 * (fbm(u * 9, v * 9, 4) - 0.5)) * smoothstep(-0.4, -0.1, u)
  const stone = scale(vec(0.3, 0.25, 0.3), light)
  const green = scale(vec(0.05, 0.075, 0.06), 0.5 + 0.9 * fbm(u * 60, v * 34, 3))
  const wet = smoothstep(0.16, 0.0, v - shore(u))
  const shine = Math.exp(-((u - TOWER.x) ** 2) / 0.05 - (top - v) ** 2 / 0.02) * 0.05
  return add(mixVec(scale(stone, 1 - 0.65 * wet), green, grass), add(vec(0.01, 0.017, 0.04), scale(LAMP, shine)))
}

/** Half a minute of open shutter: the sea is silk, and smoke where it breaks on the rocks. */
function sea(u: number, v: number, dice: RayDice): Vec {
  const depth = SEA - v
  const z = 1 / (depth + 0.05)
  const swell = fbm(u * z * 0.16 + 3, z * 0.8, 5)
  const mirror = dusk(u + 0.04 * dice.bell(), SEA + depth * (0.7 + 0.9 * (swell - 0.5)) + 0.08 * Math.abs(dice.bell()))
  const off = shore(u) - v
  const shade = 0.6 * Math.exp(-Math.max(0, off) / 0.3) * smoothstep(-0.6, -0.2, u)
  const silk = scale(add(scale(mirror, 0.3), vec(0.004, 0.022, 0.06)), 1 - shade)
  const smoke = Math.exp(-Math.max(0, off) / (0.07 + 0.12 * depth)) * smoothstep(-0.75, -0.45, u)
  const torn = smoothstep(0.3, 0.68, fbm(u * 7 + 2, v * 16 + u * 3, 5))
  const crest = smoothstep(0.54, 0.72, fbm(u * z * 0.24 + 8, z * 1.3, 5)) * 0.3 * smoothstep(0, 0.1, depth)
  return mixVec(silk, vec(0.42, 0.48, 0.66), clamp(smoke * (0.35 + 0.6 * torn) + crest) * 0.85)
}

export const lighthouse: Photograph = {
  id: 'lighthouse',
  ...PORTRAIT,
  isHero: true,
  rays: 5,
  detail: 0.6,
  film: {
    exposure: 0.55,
    grain: 0.022,
    vignette: 0.5,
    contrast: 1.12,
    saturation: 1,
    shadows: [-0.01, 0.004, 0.028],
    lights: [0.012, 0.002, -0.01],
    halation: 0.3,
    bloom: 0.08,
  },
  open() {
    const star = (u: number, v: number) => {
      const [i, j] = [Math.floor(u * 16), Math.floor(v * 16)]
      const d = Math.hypot(u * 16 - i - hash(i, j, 1), v * 16 - j - hash(i, j, 2)) / 16
      return hash(i, j, 3) < 0.3 ? Math.exp(-((d / 0.0022) ** 2)) * hash(i, j, 4) * smoothstep(0.1, 0.9, v) : 0
    }
    return (u, v, dice) => {
      const air = scale(LAMP, 0.5 * beams(u, v))
      const top = cliff(u)
      if (v < top && v > shore(u)) return add(land(u, v, top), scale(air, 0.15))
      const built = v > top ? (tower(u, v) ?? house(u, v)) : undefined
      if (built) return add(built, scale(air, 0.25))
      if (v > SEA) return add(add(dusk(u, v), scale(vec(0.7, 0.8, 1), star(u, v))), air)
      return sea(u, v, dice)
    }
  },
}
