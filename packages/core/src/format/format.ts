import type { Size } from '../geometry/index.ts'

/** The visible front, what the customer buys. The sheet is the format plus the material margin on each side. */
export type Format = Size

export const ORIENTATION = { square: 1, landscape: 2, portrait: 3 } as const

export type Orientation = (typeof ORIENTATION)[keyof typeof ORIENTATION]

export function orientationOf(format: Format): Orientation {
  if (format.width === format.height) return ORIENTATION.square
  return format.width > format.height ? ORIENTATION.landscape : ORIENTATION.portrait
}

/** Sizes are saved with a few decimals, in centimetres. */
const NOISE_CM = 0.05

export function isSameFormat(one: Format, other: Format): boolean {
  return Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height)) <= NOISE_CM
}

/** `50x40`: how a format is written as an id. */
export function formatId(format: Format): string {
  return `${format.width}x${format.height}`
}
