import { clamp, dot, type Vec, vec } from './vec.ts'

const EARTH = 6360e3
const TOP = 6420e3
const RAYLEIGH = vec(5.8e-6, 13.5e-6, 33.1e-6)
const OZONE = vec(0.65e-6, 1.88e-6, 0.085e-6)
const MIE = 4e-6
const COLUMNS = 64
const ROWS = 128

export interface Air {
  /** Where the sun stands, as a direction. */
  readonly sun: Vec
  /** 1 is a clear day, 5 a hazy one. */
  readonly haze?: number
  /** How strongly haze throws light forward. */
  readonly forward?: number
}

export interface Sky {
  readonly sun: Vec
  /** Light of the sun after its way through the air. */
  readonly sunlight: Vec
  light(direction: Vec): Vec
}

/** Length of the way through air, weighted by how dense it is, for molecules, haze and ozone. */
function depths(x: number, y: number, dx: number, dy: number, far: number, steps: number): readonly number[] {
  const step = far / steps
  let rayleigh = 0
  let mie = 0
  let ozone = 0
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) * step
    const high = Math.hypot(x + dx * t, y + dy * t) - EARTH
    if (high < 0) return [1e12, 1e12, 1e12]
    rayleigh += Math.exp(-high / 8000) * step
    mie += Math.exp(-high / 1200) * step
    ozone += Math.max(0, 1 - Math.abs(high - 25e3) / 15e3) * step
  }
  return [rayleigh, mie, ozone]
}

function toTop(x: number, y: number, dx: number, dy: number): number {
  const b = x * dx + y * dy
  return -b + Math.sqrt(Math.max(0, b * b - (x * x + y * y) + TOP * TOP))
}

function through(amounts: readonly number[], haze: number): Vec {
  const [r = 0, m = 0, o = 0] = amounts
  const mie = MIE * haze * 1.1 * m
  return vec(
    Math.exp(-(RAYLEIGH.x * r + mie + OZONE.x * o)),
    Math.exp(-(RAYLEIGH.y * r + mie + OZONE.y * o)),
    Math.exp(-(RAYLEIGH.z * r + mie + OZONE.z * o)),
  )
}

/**
 * Sunlight scattered once by molecules and haze, dimmed by ozone; the earth's shadow comes by itself when the sun is
 * down. Computed into a table over height and bearing, since every picture asks for it a million times.
 */
export function makeSky({ sun, haze = 1, forward = 0.76 }: Air): Sky {
  const table = new Float32Array(COLUMNS * ROWS * 3)
  const sunUp = sun.y
  const sunAcross = Math.sqrt(Math.max(0, 1 - sunUp * sunUp))
  for (let row = 0; row < ROWS; row++) {
    const rise = (row / (ROWS - 1)) ** 2
    const up = Math.max(rise, 0.002)
    const across = Math.sqrt(1 - up * up)
    for (let column = 0; column < COLUMNS; column++) {
      const bearing = (column / (COLUMNS - 1)) * Math.PI
      const cosine = up * sunUp + across * sunAcross * Math.cos(bearing)
      const light = scattered(up, across, Math.cos(bearing), { sunUp, sunAcross, cosine, haze, forward })
      table.set([light.x, light.y, light.z], (row * COLUMNS + column) * 3)
    }
  }
  const sunlight = through(depths(0, EARTH + 2, sunAcross, sunUp, toTop(0, EARTH + 2, sunAcross, sunUp), 64), haze)
  return {
    sun,
    sunlight,
    light(d) {
      const row = Math.sqrt(clamp(d.y)) * (ROWS - 1)
      const flat = Math.hypot(d.x, d.z) * Math.hypot(sun.x, sun.z)
      const turn = flat > 1e-6 ? Math.acos(clamp((d.x * sun.x + d.z * sun.z) / flat, -1, 1)) : 0
      const column = (turn / Math.PI) * (COLUMNS - 1)
      const r0 = Math.min(ROWS - 2, Math.floor(row))
      const c0 = Math.min(COLUMNS - 2, Math.floor(column))
      const fr = row - r0
      const fc = column - c0
      const i = (r0 * COLUMNS + c0) * 3
      return vec(between(table, i, fr, fc), between(table, i + 1, fr, fc), between(table, i + 2, fr, fc))
    },
  }
}

function between(table: Float32Array, i: number, fr: number, fc: number): number {
  const a = table[i] as number
  const b = table[i + 3] as number
  const c = table[i + COLUMNS * 3] as number
  const d = table[i + COLUMNS * 3 + 3] as number
  return (a + (b - a) * fc) * (1 - fr) + (c + (d - c) * fc) * fr
}

interface Sight {
  readonly sunUp: number
  readonly sunAcross: number
  readonly cosine: number
  readonly haze: number
  readonly forward: number
}

function scattered(up: number, across: number, side: number, sight: Sight): Vec {
  const steps = 24
  const far = toTop(0, EARTH + 2, across, up)
  const out = [0, 0, 0]
  const { cosine, haze, forward: g } = sight
  const phaseR = (3 / (16 * Math.PI)) * (1 + cosine * cosine)
  const phaseM =
    ((3 / (8 * Math.PI)) * (1 - g * g) * (1 + cosine * cosine)) / ((2 + g * g) * (1 + g * g - 2 * g * cosine) ** 1.5)
  let seenR = 0
  let seenM = 0
  let seenO = 0
  let before = 0
  for (let i = 0; i < steps; i++) {
    const end = far * ((i + 1) / steps) ** 2
    const step = end - before
    const t = before + step / 2
    before = end
    const x = across * t
    const y = EARTH + 2 + up * t
    const high = Math.hypot(x, y) - EARTH
    const r = Math.exp(-high / 8000) * step
    const m = Math.exp(-high / 1200) * step
    seenR += r
    seenM += m
    seenO += Math.max(0, 1 - Math.abs(high - 25e3) / 15e3) * step
    // The sun's own plane differs by the bearing; only its part along the view bends the earth under the ray.
    const dx = sight.sunAcross * side
    const [lr = 0, lm = 0, lo = 0] = depths(x, y, dx, sight.sunUp, toTopOff(x, y, dx, sight), 10)
    const dim = through([seenR + lr, seenM + lm, seenO + lo], haze)
    // Light scattered twice and more fills in what one bounce leaves too dark.
    const again = 0.25 / (4 * Math.PI)
    out[0] = (out[0] as number) + dim.x * (RAYLEIGH.x * r * (phaseR + again) + MIE * haze * m * (phaseM + again))
    out[1] = (out[1] as number) + dim.y * (RAYLEIGH.y * r * (phaseR + again) + MIE * haze * m * (phaseM + again))
    out[2] = (out[2] as number) + dim.z * (RAYLEIGH.z * r * (phaseR + again) + MIE * haze * m * (phaseM + again))
  }
  return vec((out[0] as number) * 20, (out[1] as number) * 20, (out[2] as number) * 20)
}

function toTopOff(x: number, y: number, dx: number, { sunUp }: Sight): number {
  const size = dx * dx + sunUp * sunUp || 1e-6
  const b = x * dx + y * sunUp
  return (-b + Math.sqrt(Math.max(0, b * b - size * (x * x + y * y - TOP * TOP)))) / size
}

/** The disc of the sun and the glow right round it. */
export function sunDisc(sky: Sky, d: Vec, size: number, strength: number): number {
  const away = Math.acos(clamp(dot(d, sky.sun), -1, 1))
  return strength * (clamp((size - away) / (size * 0.12) + 0.5) + 0.02 / (0.02 + (away / size) ** 2 * 0.02))
}
