import type { Point } from '@collagerie/core/geometry'

/** What the eye goes to in a sample picture, as a fraction of its sides: a low or a narrow slot must not cut it off. */
const FOCUS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'sun-path': [0.5, 0.34],
  'alpine-lake': [0.5, 0.42],
  'bicycle-wall': [0.5, 0.64],
  'cloud-sea': [0.62, 0.42],
  'beach-umbrellas': [0.58, 0.5],
  'window-vase': [0.5, 0.6],
  'misty-ridges': [0.62, 0.56],
  fireworks: [0.5, 0.34],
  posts: [0.42, 0.7],
  coffee: [0.53, 0.47],
  'lavender-field': [0.4, 0.44],
  'hot-air-balloons': [0.42, 0.38],
  eggs: [0.48, 0.5],
  'cherry-blossom': [0.54, 0.38],
  'night-tent': [0.52, 0.74],
  'shore-couple': [0.52, 0.72],
  'poppy-field': [0.5, 0.58],
  sailboat: [0.47, 0.56],
  dunes: [0.5, 0.46],
  'cat-sill': [0.48, 0.62],
  lemons: [0.5, 0.54],
  umbrella: [0.5, 0.54],
  tide: [0.58, 0.5],
  candles: [0.5, 0.52],
  'child-and-dog': [0.52, 0.64],
  bouquet: [0.48, 0.42],
  clementines: [0.46, 0.5],
}

export function focusOf(id: string): Point {
  const [x, y] = FOCUS[id] ?? [0.5, 0.5]
  return { x, y }
}

/** The pictures that have one of their own. */
export const FOCUSED: readonly string[] = Object.keys(FOCUS)
