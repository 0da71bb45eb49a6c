import { fbm, hash } from '../light/noise.ts'
import { type Photograph, SQUARE } from '../light/photograph.ts'
import { RayDice } from '../light/ray-dice.ts'
import { add, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly light: Vec
}

interface Drop {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly tall: number
}

const COLOURS = [
  vec(1, 0.55, 0.18),
  vec(1, 0.72, 0.36),
  vec(1, 0.2, 0.1),
  vec(0.3, 0.7, 1),
  vec(1, 0.85, 0.65),
  vec(0.2, 0.9, 0.6),
]

function lights(): readonly Disc[] {
  const dice = new RayDice(41)
  return Array.from({ length: 46 }, () => {
    const y = dice.bell() * 0.42 + 0.05
    const pick = COLOURS[Math.floor(dice.next() ** 1.7 * 6)] ?? vec(1, 0.6, 0.2)
    return { x: dice.between(-1.15, 1.15), y, r: dice.between(0.1, 0.17), light: scale(pick, dice.between(0.25, 1.1)) }
  })
}

/** Small drops everywhere, large ones few, none where another has run down already. */
function drops(): readonly Drop[] {
  const dice = new RayDice(77)
  const kept: Drop[] = []
  for (let i = 0; i < 2600; i++) {
    const r = i < 60 ? dice.between(0.03, 0.058) : i < 320 ? dice.between(0.013, 0.028) : dice.between(0.003, 0.01)
    const drop = {
      x: dice.between(-1.05, 1.05),
      y: dice.between(-1.05, 1.05),
      r,
      tall: r > 0.03 ? dice.between(1.05, 1.45) : dice.between(0.95, 1.15),
    }
    if (!kept.some((other) => Math.hypot(other.x - drop.x, other.y - drop.y) < (other.r + r) * 1.12)) kept.push(drop)
  }
  return kept
}

export const rainWindow: Photograph = {
  id: 'rain-window',
  ...SQUARE,
  rays: 4,
  detail: 0.65,
  quality: 72,
  film: {
    exposure: 0.35,
    grain: 0.04,
    vignette: 0.6,
    shadows: [0, 0.012, 0.035],
    saturation: 0.95,
    halation: 0.14,
    bloom: 0.08,
  },
  open() {
    const discs = lights()
    const street = (x: number, y: number): Vec => {
      const haze = fbm(x * 0.9 + 1, y * 0.9, 3)
      let light = mixVec(vec(0.012, 0.02, 0.042), vec(0.09, 0.07, 0.065), smoothstep(0.75, 0, Math.abs(y)) * haze * 1.3)
      for (const disc of discs) {
        const d = Math.hypot(x - disc.x, y - disc.y) / disc.r
        if (d < 1.06) light = add(light, scale(disc.light, smoothstep(1.04, 0.9, d) * (0.8 + 0.3 * d)))
      }
      return light
    }
    const all = drops()
    const near = new Map<number, Drop[]>()
    const key = (x: number, y: number) => Math.floor(x * 14 + 50) * 200 + Math.floor(y * 14 + 50)
    for (const drop of all) {
      for (const dx of [-0.075, 0, 0.075]) {
        for (const dy of [-0.075, 0, 0.075]) {
          const k = key(drop.x + dx, drop.y + dy)
          const list = near.get(k) ?? []
          if (!list.includes(drop)) near.set(k, [...list, drop])
        }
      }
    }
    return (u, v, dice) => {
      for (const drop of near.get(key(u, v)) ?? []) {
        const wobble =
          1 + 0.09 * Math.sin(Math.atan2(v - drop.y, u - drop.x) * 3 + hash(Math.floor(drop.x * 999), 1) * 6)
        const x = (u - drop.x) / (drop.r * wobble)
        const y = (v - drop.y) / (drop.r * drop.tall * wobble)
        const d = x * x + y * y
        if (d > 1) continue
        // A drop is a strong lens: the street stands in it on its head, dark round the rim.
        const bend = 1 + 1.6 * d
        const seen = street(
          drop.x * 0.35 - x * bend * 0.62 + dice.bell() * 0.015,
          -y * bend * 0.62 - 0.12 + drop.y * 0.2,
        )
        const rim = 1 - 0.93 * smoothstep(0.5, 1, d + 0.25 * y)
        const spark =
          Math.exp(-(((x + 0.35) ** 2 + (y - 0.5) ** 2) / 0.02)) * 0.5 +
          Math.exp(-((x * 0.8) ** 2 + (y + 0.72) ** 2) / 0.05) * 0.25
        return add(scale(seen, rim * 1.15), scale(vec(0.7, 0.75, 0.85), spark * 0.5))
      }
      const mist = 0.03 * fbm(u * 30, v * 30, 2)
      return add(scale(street(u, v), 0.9), scale(vec(0.5, 0.55, 0.65), mist * 0.5))
    }
  },
}
