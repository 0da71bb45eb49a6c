import type { Pixels } from '@collagerie/core/geometry'
import { isSideways, type Rotation } from '@collagerie/core/placement'

/** Where the turned picture's first pixel is stored, and the distances to the next pixel right of it and below. */
interface Strides {
  readonly start: number
  readonly right: number
  readonly below: number
}

const STRIDES: Record<Exclude<Rotation, 0>, (width: number, height: number) => Strides> = {
  90: (width, height) => ({ start: (height - 1) * width, right: -width, below: 1 }),
  180: (width, height) => ({ start: width * height - 1, right: -1, below: -width }),
  270: (width) => ({ start: width - 1, right: width, below: -1 }),
}

/** A picture after its turn, clockwise. */
export function turnedPixels(picture: Pixels, rotation: Rotation): Pixels {
  if (rotation === 0) return picture
  const { width, height } = picture
  const [across, down] = isSideways(rotation) ? [height, width] : [width, height]
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  const { start, right, below } = STRIDES[rotation](width, height)
  for (let y = 0, at = 0; y < down; y++) {
    for (let x = 0; x < across; x++, at++) to[at] = from[start + x * right + y * below] ?? 0
  }
  return { width: across, height: down, data: new Uint8ClampedArray(to.buffer) }
}
