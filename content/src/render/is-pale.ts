import type { Canvas } from '@napi-rs/canvas'
import { smallCopy } from './small-copy.ts'

const SIDE = 24
/** From this value on, of 255, in every colour, a point is hardly told from white paper. */
const NEARLY_WHITE = 165
/** A picture of which more than this share is so light is pale. */
const MOST_WHITE = 0.37

/** Whether a picture is nearly white in good part: at the edge of a shape on white paper it leaves a gap. */
export function isPale(picture: Canvas): boolean {
  const data = smallCopy(picture, SIDE)
  let white = 0
  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > NEARLY_WHITE) white++
  }
  return white > MOST_WHITE * SIDE ** 2
}
