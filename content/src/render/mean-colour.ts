import type { Canvas } from '@napi-rs/canvas'
import { smallCopy } from './small-copy.ts'

/** The colour a picture has from far away. */
export function meanColour(picture: Canvas): string {
  // Through a small copy, since one step down to a single pixel would look at a few pixels only.
  const data = smallCopy(picture, SIDE)
  const sums = [0, 0, 0]
  data.forEach((value, index) => {
    if (index % 4 < 3) sums[index % 4] = (sums[index % 4] ?? 0) + value
  })
  return `#${sums
    .map((sum) =>
      Math.round(sum / SIDE ** 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const SIDE = 16
