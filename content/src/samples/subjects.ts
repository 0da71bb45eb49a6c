import type { Rect } from '@collagerie/core/geometry'
import type { SampleId } from './sample-id.ts'

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })

/**
 * What nobody would cut off, in shares of the picture. Pictures without an entry are fields, skies and patterns: they
 * may be cut anywhere, and so go where nothing else fits.
 */
export const SUBJECTS: Readonly<Partial<Record<SampleId, Rect>>> = {
  // The child as well as what she holds.
  'balloon-girl': box(0.3, 0.14, 0.52, 0.73),
  'bicycle-wall': box(0.14, 0.5, 0.77, 0.4),
  'birthday-cake': box(0.08, 0.2, 0.86, 0.68),
  boots: box(0.05, 0.36, 0.89, 0.42),
  bouquet: box(0.05, 0.07, 0.88, 0.83),
  candles: box(0.2, 0.15, 0.59, 0.73),
  'cat-sill': box(0.29, 0.31, 0.52, 0.52),
  'cherry-blossom': box(0.46, 0.26, 0.2, 0.2),
  'child-and-dog': box(0.26, 0.46, 0.53, 0.35),
  clementines: box(0.03, 0.18, 0.85, 0.58),
  coffee: box(0.33, 0.28, 0.5, 0.42),
  eggs: box(0.17, 0.3, 0.56, 0.32),
  'family-beach': box(0.2, 0.185, 0.62, 0.725),
  fireworks: box(0.27, 0.2, 0.57, 0.34),
  'hot-air-balloons': box(0.21, 0.16, 0.67, 0.45),
  // The boy as well as what he holds.
  kite: box(0.26, 0.15, 0.54, 0.76),
  // The farmhouse under its tree.
  'lavender-field': box(0.13, 0.26, 0.42, 0.26),
  // The two of them, and the bench they sit on.
  'lake-bench': box(0.15, 0.25, 0.71, 0.54),
  lemons: box(0.13, 0.17, 0.77, 0.61),
  lighthouse: box(0.5, 0.18, 0.36, 0.45),
  // The moon.
  'misty-ridges': box(0.67, 0.21, 0.08, 0.11),
  'night-tent': box(0.4, 0.73, 0.2, 0.13),
  posts: box(0.19, 0.47, 0.45, 0.51),
  // Both large boats.
  regatta: box(0.17, 0.04, 0.69, 0.79),
  'rowing-boat': box(0.19, 0.26, 0.56, 0.52),
  'running-dog': box(0.22, 0.28, 0.63, 0.53),
  sailboat: box(0.3, 0.31, 0.32, 0.4),
  // With its flag; its foot runs out into the sand.
  sandcastle: box(0.16, 0.09, 0.64, 0.72),
  // With the sun behind them.
  'shore-couple': box(0.25, 0.47, 0.42, 0.42),
  strawberries: box(0.2, 0.13, 0.61, 0.5),
  // The seat and what lies on it.
  swing: box(0.24, 0.57, 0.38, 0.24),
  'teddy-bear': box(0.09, 0.17, 0.84, 0.69),
  tulip: box(0.26, 0.14, 0.46, 0.45),
  umbrella: box(0.36, 0.36, 0.35, 0.4),
  'wedding-rings': box(0.16, 0.42, 0.68, 0.4),
  'window-vase': box(0.3, 0.33, 0.27, 0.47),
  'winter-cabin': box(0.34, 0.36, 0.43, 0.38),
}
