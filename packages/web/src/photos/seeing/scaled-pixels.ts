import type { Pixels } from '@collagerie/core/photo'

/** A picture whose long side has so many pixels, each mixed from the four that are nearest to it. */
export function scaledPixels({ width, height, data }: Pixels, longSide: number): Pixels {
  const scale = longSide / Math.max(width, height)
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const made = new Uint8ClampedArray(across * down * 4).fill(255)
  const [columns, rows] = [nearestTo(across, width), nearestTo(down, height)]
  const line = new Float32Array(width * 4)
  for (let y = 0, to = 0; y < down; y++) {
    const above = (rows.first[y] as number) * width * 4
    const below = (rows.second[y] as number) * width * 4
    const under = rows.share[y] as number
    for (let at = 0; at < line.length; at++) {
      const upper = data[above + at] as number
      line[at] = upper + ((data[below + at] as number) - upper) * under
    }
    for (let x = 0; x < across; x++, to += 4) {
      const left = (columns.first[x] as number) * 4
      const right = (columns.second[x] as number) * 4
      const beside = columns.share[x] as number
      for (let colour = 0; colour < 3; colour++) {
        const near = line[left + colour] as number
        made[to + colour] = near + ((line[right + colour] as number) - near) * beside
      }
    }
  }
  return { width: across, height: down, data: made }
}

/** For every place along a side of so many pixels the two of the picture it lies between, and how near the second is. */
function nearestTo(length: number, of: number) {
  const [first, second, share] = [new Uint32Array(length), new Uint32Array(length), new Float32Array(length)]
  for (let at = 0; at < length; at++) {
    const place = Math.min(of - 1, Math.max(0, ((at + 0.5) * of) / length - 0.5))
    first[at] = Math.floor(place)
    second[at] = Math.min(of - 1, Math.floor(place) + 1)
    share[at] = place - Math.floor(place)
  }
  return { first, second, share }
}
