import { inRadians } from '../../geometry/index.ts'

type Linear = readonly [red: number, green: number, blue: number]

const COLUMNS = 14
const HUES = COLUMNS - 1
const FIRST_HUE = 24

/** Eight rows, light to dark. */
const GREY_LIGHTNESS = [1, 0.9, 0.79, 0.67, 0.55, 0.42, 0.28, 0]
const LIGHTNESS = [0.95, 0.895, 0.825, 0.745, 0.65, 0.545, 0.43, 0.32]
const CHROMA = [0.04, 0.085, 0.135, 0.175, 0.2, 0.175, 0.135, 0.09]

/** Yellow is only yellow when it is light: the rows are bent upwards round its hue, most in the middle. */
const LIFT = { hue: 100, most: 0.12, byRow: [0, 0.35, 0.8, 1, 1, 0.8, 0.5, 0.25] }

/** The palette as its rule gives it: one column of greys, then thirteen hues evenly spaced. */
export function oklchPalette(): string[] {
  return LIGHTNESS.flatMap((_, row) => Array.from({ length: COLUMNS }, (__, column) => colourAt(row, column)))
}

function colourAt(row: number, column: number): string {
  if (column === 0) return hex(oklchToLinear(GREY_LIGHTNESS[row] ?? 0, 0, 0))
  const hue = FIRST_HUE + ((column - 1) * 360) / HUES
  const nearness = Math.max(0, Math.cos(inRadians(hue - LIFT.hue))) ** 2
  const lightness = (LIGHTNESS[row] ?? 0) + LIFT.most * (LIFT.byRow[row] ?? 0) * nearness
  const chroma = Math.min(CHROMA[row] ?? 0, 0.98 * mostChroma(lightness, hue))
  return hex(oklchToLinear(lightness, chroma, hue))
}

function oklchToLinear(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos(inRadians(hue))
  const b = chroma * Math.sin(inRadians(hue))
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The largest chroma a screen can show at this lightness and hue. */
function mostChroma(lightness: number, hue: number): number {
  let known = 0
  let beyond = 0.4
  for (let round = 0; round < 40; round++) {
    const middle = (known + beyond) / 2
    const isShown = oklchToLinear(lightness, middle, hue).every((part) => part >= -1e-4 && part <= 1.0001)
    if (isShown) known = middle
    else beyond = middle
  }
  return known
}

function hex(linear: Linear): string {
  const bytes = linear.map((part) => {
    const bounded = Math.min(1, Math.max(0, part))
    const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${bytes.join('')}`
}
