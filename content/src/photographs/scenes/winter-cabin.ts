import { fbm, hash, noise } from '../light/noise.ts'
import { LANDSCAPE, type Photograph } from '../light/photograph.ts'
import { add, clamp, mix, mixVec, scale, smoothstep, type Vec, vec } from '../light/vec.ts'

const SNOW = vec(0.2, 0.31, 0.6)
const FIR = vec(0.008, 0.018, 0.03)
const LAMP = vec(1.9, 0.78, 0.2)
/** The front of the cabin: its middle, the foot of its wall, half its width, the height of eaves and ridge. */
const CABIN = { x: 0.0, y: -0.42, half: 0.36, eaves: 0.3, ridge: 0.62 }

/** How far the back of the cabin lies from its front, in the picture. */
const BACK = { x: 0.46, y: 0.06 }

interface Fir {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly far: number
  readonly seed: number
}

const FIRS: readonly Fir[] = Array.from({ length: 46 }, (_, i) => {
  const far = 1 - i / 46
  const x = 3.4 * hash(i, 1) - 1.7
  const isClear = Math.abs(x - CABIN.x - 0.15) < 0.75 && far < 0.55
  const near = far < 0.2 ? (x < CABIN.x ? -1.15 - 0.4 * hash(i, 7) : 1.2 + 0.3 * hash(i, 7)) : x
  return {
    x: isClear ? x + (x < CABIN.x + 0.1 ? -0.8 : 0.85) : near,
    y: mix(-0.72, -0.3, far) + 0.05 * (hash(i, 2) - 0.5),
    tall: mix(1.35, 0.62, far) * (0.7 + 0.5 * hash(i, 3)),
    far,
    seed: i,
  }
}).toSorted((a, b) => a.far - b.far)

/** A fir in whorls of branches, each drooping, with snow on what looks upwards. */
function fir({ x, y, tall, far, seed }: Fir, u: number, v: number): Vec | undefined {
  const up = (v - y) / tall
  const off = (u - x) / tall
  if (up < 0 || up > 1 || Math.abs(off) > 0.3) return undefined
  const tiers = 12 + 7 * hash(seed, 5)
  const droop = clamp(up + Math.abs(off) * 0.5 + 0.05 * (noise(off * 22 + seed, up * 14) - 0.5), 0, 2)
  const whorl = 1 - ((droop ** 0.85 * tiers) % 1)
  const ragged = 0.62 + 0.4 * noise(up * 46 + seed * 3, off * 60) + 0.4 * noise(up * 150, off * 130 + seed)
  const half = 0.25 * (1 - up) ** 0.9 * (0.42 + 0.58 * whorl) * ragged + 0.004
  if (Math.abs(off) > half) return up < 0.05 && Math.abs(off) < 0.012 ? FIR : undefined
  const load = noise(off * 34 + seed * 7, up * 50) * 0.5 + fbm(off * 90 + seed, up * 120, 3) * 0.5
  const snow = smoothstep(0.62, 0.3, whorl + (load - 0.5) * 1.6 - 0.1) * smoothstep(0.22, 0.5, load + 0.12)
  const round = 0.55 + 0.45 * clamp(0.5 - (off / half) * 0.5)
  const made = add(scale(FIR, 0.6 + 1.4 * load), scale(SNOW, snow * round * (0.62 + 0.35 * up)))
  // The windows light what stands near them from below.
  const lit = Math.exp(-((u - CABIN.x) ** 2) / 0.35 - (v - CABIN.y) ** 2 / 0.2) * far * 0.16
  return add(mixVec(made, vec(0.11, 0.17, 0.34), far * 0.72), scale(LAMP, lit * (0.25 + snow)))
}

/** How bright the windows are here: two, each with its bars and a room behind. */
function pane(x: number, y: number): number {
  let light = 0
  for (const at of [-0.17, 0.17]) {
    const [a, b] = [(x - at) / 0.075, (y - 0.155) / 0.078]
    if (Math.abs(a) > 1 || Math.abs(b) > 1) continue
    const bars = smoothstep(0.06, 0.1, Math.abs(a)) * smoothstep(0.06, 0.1, Math.abs(b + 0.1))
    light = (0.35 + 0.65 * bars) * (0.75 + 0.5 * noise(a * 1.6 + at * 9, b * 1.6)) * (bars > 0.5 ? 1 : 0.25)
  }
  return light
}

/** The slope of the roof that we see, under its snow, from ridge to eaves and from front to back. */
function roof(x: number, y: number): Vec | undefined {
  const { half, eaves, ridge } = CABIN
  const [px, py] = [x, y - ridge - 0.045]
  const [ax, ay] = [half + 0.1, eaves - 0.06 - ridge]
  const det = ax * BACK.y - ay * BACK.x
  const down = (px * BACK.y - py * BACK.x) / det
  const back = (ax * py - ay * px) / det
  if (back < 0 || back > 1 || down < 0 || down > 1.14) return undefined
  const lip = smoothstep(0.94, 1.1, down + 0.03 * noise(back * 12, 4))
  const drift = 0.9 + 0.25 * fbm(back * 3 + 2, down * 2, 4)
  return scale(SNOW, drift * (0.86 - 0.62 * lip))
}

function logs(x: number, y: number): number {
  const log = (y * 19) % 1
  return (0.45 + 0.8 * Math.sin(log * Math.PI)) * (0.7 + 0.6 * fbm(x * 14, Math.floor(y * 19) * 7 + log * 2, 3))
}

const WOOD = vec(0.034, 0.023, 0.02)

/** The long side, with one more window. */
function side(x: number, y: number): Vec | undefined {
  const back = (x - CABIN.half) / (BACK.x - 0.06)
  if (back < 0 || back > 1 || y < BACK.y * back - 0.02 || y > CABIN.eaves + BACK.y * back) return undefined
  const [a, b] = [(back - 0.5) / 0.17, (y - 0.16 - BACK.y * back) / 0.075]
  const glow = Math.exp(-(a * a + b * b) / 3)
  if (Math.abs(a) < 1 && Math.abs(b) < 1)
    return scale(LAMP, Math.abs(a) < 0.09 || Math.abs(b) < 0.09 ? 0.2 : 1.2 + 0.4 * noise(a * 2, b * 2))
  if (Math.abs(a) < 1.2 && Math.abs(b) < 1.25) return vec(0.08, 0.045, 0.03)
  return add(scale(WOOD, 0.55 * logs(x * 0.6, y - BACK.y * back)), scale(LAMP, 0.03 * glow))
}

function cabin(u: number, v: number): Vec | undefined {
  const { half, eaves, ridge } = CABIN
  const [x, y] = [u - CABIN.x, v - CABIN.y]
  const away = Math.abs(x)
  const slope = mix(ridge, eaves - 0.06, away / (half + 0.09))
  const thick = 0.07 + 0.014 * noise(x * 9, 3)
  if (away < half + 0.09 && y > slope - 0.03 && y < slope + thick) {
    const soft = smoothstep(slope + thick, slope + thick - 0.06, y)
    if (y < slope) return add(scale(WOOD, 0.8), scale(LAMP, 0.05))
    return scale(SNOW, (1.15 - 0.5 * soft) * (x < 0 ? 1.05 : 0.9))
  }
  const [cx, cy] = [x - 0.26, y - ridge + 0.02]
  if (Math.abs(cx) < 0.05 && cy > -0.13 && cy < 0.11) {
    if (cy > 0.07) return SNOW
    return scale(
      vec(0.03, 0.026, 0.03),
      (cx > 0 ? 0.5 : 0.9) + noise(Math.floor(cx * 70 + Math.floor(cy * 50) * 0.5), Math.floor(cy * 50)),
    )
  }
  const top = roof(x, y)
  if (top) return top
  if (away > half || y < -0.02 || y > slope) return side(x, y)
  const light = pane(x, y)
  if (light > 0) return scale(LAMP, light * 1.8)
  const frame = [-0.17, 0.17].some((at) => Math.abs(x - at) < 0.092 && Math.abs(y - 0.155) < 0.095)
  const bark = logs(x, y)
  const glow = [-0.17, 0.17].reduce((sum, at) => sum + Math.exp(-((x - at) ** 2 + (y - 0.14) ** 2) / 0.012), 0)
  const lamp = Math.exp(-(x ** 2 + (y - 0.33) ** 2) / 0.0004)
  const door = away < 0.062 && y < 0.27
  return add(
    scale(frame ? vec(0.09, 0.05, 0.035) : door ? vec(0.05, 0.012, 0.01) : WOOD, door ? 1 : bark),
    scale(LAMP, 0.06 * glow * bark + 3 * lamp + 0.07 * bark * Math.exp(-(x ** 2 + (y - 0.3) ** 2) / 0.02)),
  )
}

/** Snow on the ground: soft drifts, blue, and warm where the windows shine on it. */
function ground(u: number, v: number, top: number): Vec {
  const down = Math.max(0, top - v)
  const z = 1 / (down + 0.12)
  const drift = fbm(u * z * 0.35 + 3, z * 1.5, 5)
  const rise = fbm((u + 0.02) * z * 0.35 + 3, z * 1.5, 5) - drift
  const light = clamp(0.62 + rise * 7 + 0.35 * (drift - 0.5))
  const spill =
    Math.exp(-(((u - CABIN.x + 0.17) / (0.1 + down * 0.5)) ** 2)) +
    Math.exp(-(((u - CABIN.x - 0.17) / (0.1 + down * 0.5)) ** 2))
  const path = smoothstep(
    0.07 + 0.2 * down,
    0.02 + 0.12 * down,
    Math.abs(u - CABIN.x + 0.35 * down * down + 0.03 * Math.sin(down * 12)),
  )
  const trodden = path * smoothstep(0.3, 0.6, fbm(u * 30, v * 60, 3)) * 0.35
  const warm = spill * Math.exp(-down * 3.2) * smoothstep(0, 0.03, v - CABIN.y > -0.02 ? 0 : 0.03)
  return add(
    scale(SNOW, light * (0.85 - 0.25 * clamp(down)) * (1 - trodden)),
    scale(LAMP, 1.1 * warm * light * (1 - trodden)),
  )
}

/** Flakes in the air, the near ones out of focus. */
function flakes(u: number, v: number): number {
  let light = 0
  for (const [often, size, power] of [
    [5, 0.016, 0.16],
    [11, 0.007, 0.3],
    [21, 0.0035, 0.4],
  ] as const) {
    const [i, j] = [Math.floor(u * often), Math.floor(v * often)]
    const x = (i + 0.15 + 0.7 * hash(i, j, often)) / often
    const y = (j + 0.15 + 0.7 * hash(i, j, often + 1)) / often
    if (hash(i, j, often + 2) < 0.55) light += power * smoothstep(1, 0.6, Math.hypot(u - x, v - y) / size)
  }
  return light
}

export const winterCabin: Photograph = {
  id: 'winter-cabin',
  ...LANDSCAPE,
  isHero: true,
  rays: 7,
  detail: 0.56,
  film: {
    exposure: 0.7,
    grain: 0.022,
    vignette: 0.5,
    contrast: 1.12,
    saturation: 0.98,
    shadows: [-0.008, 0.004, 0.03],
    lights: [0.015, 0.002, -0.01],
    halation: 0.3,
    bloom: 0.1,
  },
  open() {
    return (u, v, dice) => {
      const seen = scene(u, v, dice.disc())
      return add(seen, scale(vec(0.5, 0.6, 0.85), flakes(u + 9, v + 0.06 * u) * 0.6))
    }
  },
}

/** The cabin is sharp; what stands before it and far behind it is drawn out over the lens. */
function scene(u: number, v: number, [p, q]: readonly [number, number]): Vec {
  const top = -0.4 + 0.07 * (fbm(u * 1.3 + 5, 2, 4) - 0.5)
  for (const tree of FIRS) {
    if (tree.far > 0.3) break
    const blur = 0.016 * (1 - tree.far * 3.2)
    const seen = fir(tree, u + p * blur, v + q * blur)
    if (seen) return seen
  }
  const back = clamp((u - CABIN.x - CABIN.half) / (BACK.x - 0.06))
  // Snow has drifted against the walls.
  if (v < CABIN.y + BACK.y * back - 0.012 + 0.035 * noise(u * 8, 1)) return ground(u, v, top)
  const house = cabin(u, v)
  if (house) return house
  if (v < top) return ground(u, v, top)
  const [a, b] = [u + p * 0.006, v + q * 0.006]
  for (const tree of FIRS) {
    if (tree.far <= 0.3) continue
    const seen = fir(tree, a, b)
    if (seen) return mixVec(seen, SMOKE, 0.7 * plume(a, b))
  }
  const hill = 0.12 + 0.5 * (fbm(a * 0.9 + 2.6, 4, 5) - 0.35)
  const smoke = plume(a, b)
  if (b < hill) return mixVec(scale(vec(0.085, 0.14, 0.3), 0.8 + 0.35 * fbm(a * 40, b * 26, 4)), SMOKE, smoke)
  const high = clamp((v - 0.1) / 0.9)
  const sky = mixVec(vec(0.3, 0.3, 0.5), vec(0.035, 0.09, 0.27), smoothstep(0, 0.9, high))
  return mixVec(add(sky, scale(vec(0.3, 0.1, 0.07), Math.exp(-high * 5))), SMOKE, smoke)
}

const SMOKE = vec(0.3, 0.35, 0.5)

/** Smoke that leans away from the chimney and thins. */
function plume(u: number, v: number): number {
  const up = v - CABIN.y - CABIN.ridge - 0.08
  if (up < 0) return 0
  const middle = CABIN.x + 0.26 + 0.24 * up + 0.05 * (noise(up * 5, 7) - 0.5)
  const wide = 0.022 + 0.15 * up
  return 0.7 * Math.exp(-(((u - middle) / wide) ** 2)) * Math.exp(-up * 2) * (0.4 + fbm(u * 9, v * 7, 4))
}
