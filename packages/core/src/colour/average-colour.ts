import type { Pixels, Rect } from '../geometry/index.ts'
import { type Colour, toHash } from './colour.ts'

/** The mean colour of a part of a picture, given in shares of it. White if the part contains no pixel. */
export function averageColour(pixels: Pixels, part: Rect): Colour {
  const sums = [0, 0, 0]
  let count = 0
  for (const at of pixelsIn(pixels, part)) {
    for (const channel of sums.keys()) sums[channel] = (sums[channel] ?? 0) + (pixels.data[at + channel] ?? 0)
    count += 1
  }
  return count === 0 ? '#ffffff' : hexOf(sums.map((sum) => sum / count))
}

/** The colour of every pixel in a part of a picture, given in shares of it. */
export function* coloursIn(pixels: Pixels, part: Rect): Generator<Colour> {
  for (const at of pixelsIn(pixels, part)) yield hexOf([0, 1, 2].map((channel) => pixels.data[at + channel] ?? 0))
}

/** Where the bytes of each pixel begin. */
function* pixelsIn({ width, height }: Pixels, part: Rect): Generator<number> {
  const left = Math.max(0, Math.floor(part.x * width))
  const right = Math.min(width, Math.ceil((part.x + part.width) * width))
  const top = Math.max(0, Math.floor(part.y * height))
  const bottom = Math.min(height, Math.ceil((part.y + part.height) * height))
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield (y * width + x) * 4
}

/** A colour with another laid over it. */
export function laidOver(under: string, over: string, opacity: number): Colour {
  const below = channelsOf(under)
  return hexOf(channelsOf(over).map((channel, index) => channel * opacity + (below[index] ?? 0) * (1 - opacity)))
}

export function channelsOf(colour: string): readonly number[] {
  const hash = toHash(colour)
  return [1, 3, 5].map((at) => Number.parseInt(hash.slice(at, at + 2), 16))
}

function hexOf(channels: readonly number[]): Colour {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
