import type { Pixels } from '@collagerie/core/geometry'
import { inRadians, type Point, type Rect, type Size } from '@collagerie/core/geometry'

/** Turns directions clockwise by so many degrees. */
function turnBy(degrees: number) {
  const [sine, cosine] = [Math.sin(inRadians(degrees)), Math.cos(inRadians(degrees))]
  return ({ x, y }: Point): Point => ({ x: cosine * x - sine * y, y: sine * x + cosine * y })
}

/** The picture turned about its middle, in a square as wide as its long side; the rest is cut. */
export function leaningPixels({ width, height, data }: Pixels, degrees: number): Pixels {
  const side = Math.max(width, height)
  const back = turnBy(-degrees)
  const made = new Uint8ClampedArray(side * side * 4)
  for (let y = 0, to = 0; y < side; y++) {
    for (let x = 0; x < side; x++, to += 4) {
      const was = back({ x: x + 0.5 - side / 2, y: y + 0.5 - side / 2 })
      const [column, row] = [Math.floor(was.x + width / 2), Math.floor(was.y + height / 2)]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const from = (row * width + column) * 4
      for (let colour = 0; colour < 4; colour++) made[to + colour] = data[from + colour] ?? 0
    }
  }
  return { width: side, height: side, data: made }
}

/** The place in the picture of a box in the turned one. A head is as wide as it is high at any angle. */
export function uprightBox(box: Rect, { width, height }: Size, degrees: number): Rect {
  const middle = Math.max(width, height) / 2
  const was = turnBy(-degrees)({ x: box.x + box.width / 2 - middle, y: box.y + box.height / 2 - middle })
  const side = Math.max(box.width, box.height)
  return { x: was.x + width / 2 - side / 2, y: was.y + height / 2 - side / 2, width: side, height: side }
}
