import type { Pixels } from '@collagerie/core/geometry'

/** The range of colours that skin of every shade falls into, and little else does. */
export function isSkin(red: number, green: number, blue: number): boolean {
  return red > 60 && red > green && green > blue * 0.8 && red - green > 12 && red - green < 90 && red - blue > 15
}

/** The share of a picture that may be skin. */
export function skinShare({ width, height, data }: Pixels): number {
  let skin = 0
  for (let at = 0; at < width * height * 4; at += 4) {
    if (isSkin(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) skin += 1
  }
  return skin / Math.max(1, width * height)
}
