import { fbm, hash } from '../light/noise.ts'
import { type Photograph, PORTRAIT } from '../light/photograph.ts'
import { Plate } from '../light/plate.ts'
import { RayDice } from '../light/ray-dice.ts'
import { add, mix, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const WIDTH = 1067
const HEIGHT = 1600
const SHELLS: readonly {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly colour: Vec
  readonly count: number
  readonly sag: number
}[] = [
  { x: 0.08, y: 0.5, r: 0.72, colour: vec(1, 0.62, 0.22), count: 150, sag: 0.26 },
  { x: -0.55, y: 1.0, r: 0.42, colour: vec(1, 0.12, 0.1), count: 90, sag: 0.1 },
  { x: 0.62, y: 1.08, r: 0.36, colour: vec(0.35, 0.55, 1), count: 80, sag: 0.09 },
  { x: -0.6, y: 0.02, r: 0.3, colour: vec(0.9, 0.9, 1), count: 70, sag: 0.08 },
]

/** Sparks that fly out, slow down and fall, each leaving its whole way on the film. */
function burn(planes: readonly Plate[]): void {
  const dice = new RayDice(23)
  const spot = (u: number, v: number, light: Vec, size: number) => {
    const px = ((u * WIDTH) / HEIGHT / 0.6667 + 1) * 0.5 * WIDTH
    const py = (1.5 - v) * 0.5 * WIDTH
    const reach = Math.ceil(size * 2)
    for (let y = Math.floor(py) - reach; y <= py + reach; y++) {
      for (let x = Math.floor(px) - reach; x <= px + reach; x++) {
        if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue
        const k = Math.exp(-((x - px) ** 2 + (y - py) ** 2) / (size * size))
        const at = y * WIDTH + x
        for (const [channel, value] of [light.x, light.y, light.z].entries()) {
          const plane = planes[channel]?.values
          if (plane) plane[at] = (plane[at] as number) + value * k
        }
      }
    }
  }
  for (const shell of SHELLS) {
    for (let i = 0; i < shell.count; i++) {
      const d = dice.sphere()
      const fast = shell.r * dice.between(0.82, 1.06)
      const end = dice.between(0.75, 1)
      for (let t = 0.02; t < end; t += 0.0035) {
        const out = 1 - Math.exp(-t * 2.6)
        const u = shell.x + d.x * fast * out * 1.08
        const v = shell.y + d.y * fast * out * 1.08 - shell.sag * t * t
        const flicker = 0.55 + 0.45 * Math.sin(t * 190 + i * 3)
        const hot = smoothstep(0.25, 0, t)
        const cool = smoothstep(end, end - 0.35, t)
        const colour = vec(
          mix(shell.colour.x, 1, hot),
          mix(shell.colour.y, 0.9, hot * 0.8),
          mix(shell.colour.z, 0.75, hot * 0.7),
        )
        spot(
          u,
          v,
          scale(colour, 0.26 * cool * flicker * (0.5 + d.z * 0.3 + 0.3) + (t > end - 0.02 ? 0.5 : 0)),
          mix(1.5, 0.95, t),
        )
      }
    }
    for (let t = 0; t < 1; t += 0.002)
      spot(shell.x * (0.55 + 0.45 * t), -1.2 + (shell.y + 1.2) * t, scale(vec(1, 0.55, 0.2), 0.07 * t * t), 1.2)
  }
}

export const fireworks: Photograph = {
  id: 'fireworks',
  ...PORTRAIT,
  rays: 2,
  detail: 0.8,
  film: { exposure: 0.7, grain: 0.04, vignette: 0.5, shadows: [0, 0.004, 0.02], halation: 0.35, bloom: 0.14 },
  open() {
    const planes = [new Plate(WIDTH, HEIGHT), new Plate(WIDTH, HEIGHT), new Plate(WIDTH, HEIGHT)]
    burn(planes)
    const sparks = (u: number, v: number): Vec => {
      const x = (u + 1) / 2
      const y = (1.5 - v) / 3
      return vec(planes[0]?.at(x, y) ?? 0, planes[1]?.at(x, y) ?? 0, planes[2]?.at(x, y) ?? 0)
    }
    // Smoke of the shells before drifts off, lit by those that burn.
    const smoke = (u: number, v: number): Vec => {
      let light = vec(0.004, 0.006, 0.014)
      const cloud = fbm(u * 1.6 + 4, v * 1.6 + u, 5)
      for (const { x, y, r, colour } of SHELLS) {
        const near = Math.exp(-((u - x - 0.1) ** 2 + (v - y + 0.08) ** 2) / (r * r * 0.8))
        light = add(light, scale(colour, near * 0.05 * smoothstep(0.35, 0.75, cloud)))
      }
      return light
    }
    const roof = (u: number) => {
      const house = Math.floor(u * 9 + 40)
      return (
        -1.08 +
        0.16 * hash(house, 2) +
        (hash(house, 5) < 0.4 ? 0.05 * (1 - Math.abs((u * 9 + 40 - house) * 2 - 1)) : 0) +
        (house === 44 ? 0.24 * Math.max(0, 1 - Math.abs((u * 9 + 40 - house) * 2 - 1) * 1.6) : 0)
      )
    }
    const water = -1.22
    return (u, v, dice) => {
      if (v > roof(u)) return add(smoke(u, v), sparks(u, v))
      if (v > water) {
        const i = Math.floor(u * 70)
        const j = Math.floor(v * 60)
        const isLit = hash(i, j, 9) < 0.16 && Math.abs(u * 70 - i - 0.5) < 0.22 && Math.abs(v * 60 - j - 0.5) < 0.28
        return isLit ? scale(vec(1, 0.62, 0.26), 0.12 + 0.5 * hash(i, j)) : vec(0.004, 0.004, 0.007)
      }
      const wave = 0.5 - fbm(u * 7, (v - water) * 60, 3)
      const up = water + (water - v) * (2.6 + dice.next() * 5) + wave * 0.3
      const far = u + (dice.next() - 0.5) * 0.03 + wave * 0.05
      return up > roof(far) ? scale(add(smoke(far, up), sparks(far, up)), 0.55) : vec(0.005, 0.005, 0.009)
    }
  },
}
