/** RGBA pixels of a picture. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

const WINDOW = 11
const AREA = WINDOW * WINDOW
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** Mean structural similarity of the luminance over all 11-pixel windows: 1 for equal pictures. */
export function similarity(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return 0
  const { width, height } = a
  const x = luminance(a)
  const y = luminance(b)
  // Of each column, over the rows of the window: x, y, and their products.
  const columns = new Float64Array(width * 5)
  let total = 0
  for (let row = 0; row < height; row++) {
    addRow(columns, x, y, row * width, 1)
    if (row >= WINDOW) addRow(columns, x, y, (row - WINDOW) * width, -1)
    if (row >= WINDOW - 1) total += likenessOfRow(columns, width)
  }
  return total / ((width - WINDOW + 1) * (height - WINDOW + 1))
}

/** Puts a row of pixels to the sums of the columns, or takes it off them. */
function addRow(columns: Float64Array, x: Float64Array, y: Float64Array, start: number, sign: 1 | -1): void {
  for (let at = start, to = 0; to < columns.length; at++, to += 5) {
    const [vx, vy] = [x[at] as number, y[at] as number]
    columns[to] = (columns[to] as number) + sign * vx
    columns[to + 1] = (columns[to + 1] as number) + sign * vy
    columns[to + 2] = (columns[to + 2] as number) + sign * vx * vx
    columns[to + 3] = (columns[to + 3] as number) + sign * vy * vy
    columns[to + 4] = (columns[to + 4] as number) + sign * vx * vy
  }
}

/** The likeness of all windows that end in the row the sums of the columns end in, together. */
function likenessOfRow(columns: Float64Array, width: number): number {
  const back = WINDOW * 5
  let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0]
  let total = 0
  for (let column = 0, at = 0; column < width; column++, at += 5) {
    const isFull = column >= WINDOW
    sx += (columns[at] as number) - (isFull ? (columns[at - back] as number) : 0)
    sy += (columns[at + 1] as number) - (isFull ? (columns[at + 1 - back] as number) : 0)
    sxx += (columns[at + 2] as number) - (isFull ? (columns[at + 2 - back] as number) : 0)
    syy += (columns[at + 3] as number) - (isFull ? (columns[at + 3 - back] as number) : 0)
    sxy += (columns[at + 4] as number) - (isFull ? (columns[at + 4 - back] as number) : 0)
    if (column < WINDOW - 1) continue
    const [ux, uy] = [sx / AREA, sy / AREA]
    const vx = sxx / AREA - ux * ux
    const vy = syy / AREA - uy * uy
    const cov = sxy / AREA - ux * uy
    total += ((2 * ux * uy + C1) * (2 * cov + C2)) / ((ux * ux + uy * uy + C1) * (vx + vy + C2))
  }
  return total
}

function luminance({ data, width, height }: Pixels): Float64Array {
  const out = new Float64Array(width * height)
  for (let at = 0; at < out.length; at++) {
    const r = data[at * 4] as number
    const g = data[at * 4 + 1] as number
    const b = data[at * 4 + 2] as number
    // Transparent pixels lie on white paper.
    const alpha = (data[at * 4 + 3] as number) / 255
    out[at] = (0.299 * r + 0.587 * g + 0.114 * b) * alpha + 255 * (1 - alpha)
  }
  return out
}
