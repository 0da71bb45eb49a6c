import { clamp, type Pixels } from '@collagerie/core/geometry'

/** Shares are counted in 256ths: whole numbers are mixed faster. */
const WHOLE = 256
/** For two shares, one in each direction. */
const SHIFT = 16

/** A picture scaled to this long side, each pixel mixed from its four nearest. */
export function scaledPixels(picture: Pixels, longSide: number): Pixels {
  const { width, height, data } = picture
  if (Math.max(width, height) === longSide) return picture
  const scale = longSide / Math.max(width, height)
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const made = new Uint8Array(across * down * 4).fill(255)
  const [columns, rows] = [nearestTo(across, width), nearestTo(down, height)]
  const line = new Int32Array(width * 4)
  for (let y = 0, to = 0; y < down; y++) {
    const above = (rows.first[y] as number) * width
    const below = (rows.second[y] as number) * width
    const under = rows.share[y] as number
    for (let at = 0; at < line.length; at++) {
      const upper = data[above + at] as number
      line[at] = upper * WHOLE + ((data[below + at] as number) - upper) * under
    }
    for (let x = 0; x < across; x++, to += 4) {
      const left = columns.first[x] as number
      const right = columns.second[x] as number
      const beside = columns.share[x] as number
      const [red, green, blue] = [line[left] as number, line[left + 1] as number, line[left + 2] as number]
      made[to] = (red * WHOLE + ((line[right] as number) - red) * beside) >> SHIFT
      made[to + 1] = (green * WHOLE + ((line[right + 1] as number) - green) * beside) >> SHIFT
      made[to + 2] = (blue * WHOLE + ((line[right + 2] as number) - blue) * beside) >> SHIFT
    }
  }
  return { width: across, height: down, data: made }
}

/** For every pixel of the new side: the two source pixels it lies between, and the share of the second. */
function nearestTo(length: number, of: number) {
  const [first, second, share] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)]
  for (let at = 0; at < length; at++) {
    const place = clamp(((at + 0.5) * of) / length - 0.5, 0, of - 1)
    first[at] = Math.floor(place) * 4
    second[at] = Math.min(of - 1, Math.floor(place) + 1) * 4
    share[at] = Math.round((place - Math.floor(place)) * WHOLE)
  }
  return { first, second, share }
}
