import { clamp } from '@collagerie/core/geometry'
import type { Dice } from './dice.ts'

export type Rgb = readonly [number, number, number]

export function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const clampByte = (value: number) => clamp(Math.round(value), 0, 255)

function hex(red: number, green: number, blue: number): string {
  const value = (clampByte(red) << 16) | (clampByte(green) << 8) | clampByte(blue)
  // The leading one keeps the zeros of dark colours.
  return `#${(value + 0x1000000).toString(16).slice(1)}`
}

/** The colour with an opacity, as the canvas wants it. */
export function tint(colour: string, alpha: number): string {
  const [red, green, blue] = rgb(colour)
  return `rgba(${red},${green},${blue},${clamp(alpha, 0, 1).toFixed(3)})`
}

/** The same as `mix` for colours already taken apart, where every pixel counts. */
export function mixRgb(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

export function mix(from: string, to: string, share: number): string {
  const a = rgb(from)
  const b = rgb(to)
  const t = clamp(share, 0, 1)
  return hex(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)
}

/** A neighbour of the colour: no two strokes of a brush carry quite the same paint. */
export function vary(colour: string, chance: Dice, amount: number): string {
  return varyRgb(rgb(colour), chance, amount)
}

export function varyRgb([red, green, blue]: Rgb, chance: Dice, amount: number): string {
  const light = chance.range(-amount, amount)
  const warm = chance.range(-amount, amount) * 0.4
  return hex(red + light + warm, green + light, blue + light - warm)
}

export type Stops = readonly (readonly [number, string])[]

export function along(stops: Stops, at: number): string {
  let before: readonly [number, string] | undefined
  for (const stop of stops) {
    if (at <= stop[0]) return before ? mix(before[1], stop[1], (at - before[0]) / (stop[0] - before[0] || 1)) : stop[1]
    before = stop
  }
  return before ? before[1] : '#000000'
}
