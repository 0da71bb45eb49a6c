/** RGBA pixels of a picture. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

const WINDOW = 11
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** Mean structural similarity of the luminance over all 11-pixel windows: 1 for equal pictures. */
export function similarity(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return 0
  const { width, height } = a
  const x = luminance(a)
  const y = luminance(b)
  const sums = [x, y, product(x, x), product(y, y), product(x, y)].map((values) => windowMeans(values, width, height))
  const [mx, my, mxx, myy, mxy] = sums as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array]
  let total = 0
  for (let at = 0; at < mx.length; at++) {
    const ux = mx[at] as number
    const uy = my[at] as number
    const vx = (mxx[at] as number) - ux * ux
    const vy = (myy[at] as number) - uy * uy
    const cov = (mxy[at] as number) - ux * uy
    total += ((2 * ux * uy + C1) * (2 * cov + C2)) / ((ux * ux + uy * uy + C1) * (vx + vy + C2))
  }
  return total / mx.length
}

function luminance({ data, width, height }: Pixels): Float64Array {
  const out = new Float64Array(width * height)
  for (let at = 0; at < out.length; at++) {
    const r = data[at * 4] as number
    const g = data[at * 4 + 1] as number
    const b = data[at * 4 + 2] as number
    // What is left empty lies on white paper.
    const alpha = (data[at * 4 + 3] as number) / 255
    out[at] = (0.299 * r + 0.587 * g + 0.114 * b) * alpha + 255 * (1 - alpha)
  }
  return out
}

function product(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, index) => value * (b[index] as number))
}

/** Means over every window that lies wholly inside, by a table of sums. */
function windowMeans(values: Float64Array, width: number, height: number): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1))
  for (let row = 0; row < height; row++) {
    let sum = 0
    for (let column = 0; column < width; column++) {
      sum += values[row * width + column] as number
      table[(row + 1) * (width + 1) + column + 1] = sum + (table[row * (width + 1) + column + 1] as number)
    }
  }
  const across = width - WINDOW + 1
  const down = height - WINDOW + 1
  const means = new Float64Array(across * down)
  const at = (row: number, column: number) => table[row * (width + 1) + column] as number
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const sum =
        at(row + WINDOW, column + WINDOW) - at(row, column + WINDOW) - at(row + WINDOW, column) + at(row, column)
      means[row * across + column] = sum / (WINDOW * WINDOW)
    }
  }
  return means
}
