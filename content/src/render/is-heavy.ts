import type { Canvas } from '@napi-rs/canvas'
import { lightnessOf } from './lightness.ts'
import { meanColour } from './mean-colour.ts'

/** Below this lightness, of 255, a picture is dark from far away; below this difference of its colours it has none. */
const DARK = 95
const COLOURLESS = 4

/** Whether a picture is dark or black and white: two of those side by side look like a hole in a sheet. */
export function isHeavy(picture: Canvas): boolean {
  const colour = meanColour(picture)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return lightnessOf(red, green, blue) < DARK || Math.max(red, green, blue) - Math.min(red, green, blue) <= COLOURLESS
}
