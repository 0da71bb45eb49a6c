import { channelsOf } from './average-colour.ts'
import type { Colour } from './colour.ts'

/** A colour in perceptual terms: lightness, then the shift to red and to yellow, in percent. */
export type Tone = readonly [light: number, red: number, yellow: number]

/** From bytes. */
export function toneOf(red: number, green: number, blue: number): Tone {
  const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 2.55
  return [Math.round(light), Math.round((red - green) / 2.55), Math.round(((red + green) / 2 - blue) / 2.55)]
}

export function toneOfColour(colour: Colour): Tone {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  return toneOf(red, green, blue)
}
