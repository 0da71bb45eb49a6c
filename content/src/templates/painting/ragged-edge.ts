import { clamp, type Size } from '@collagerie/core/geometry'
import { rawPath } from '../kit/frayed.ts'
import { between, type Random, wobble } from '../kit/hand.ts'

/**
 * A picture painted up to a line by hand: its long edges nearly straight, its ends a little ragged by the hairs.
 * `short` is the sheet's shorter side, so that the hand is the same for small and large pictures.
 */
export function raggedPath({ width, height }: Size, short: number, random: Random): string {
  const calm = short * 0.0028
  const ends = short * 0.0075
  const along = (length: number, step: number) => {
    const count = Math.max(6, Math.round(length / step))
    return Array.from({ length: count }, (_, nth) => (nth + 0.5) / count)
  }
  const [top, right, bottom, left] = [0, 1, 2, 3].map(() => wobble(random, 1, 4))
  const level = (sway: ((share: number) => number) | undefined, share: number) =>
    calm * (1 + 0.6 * (sway?.(share * 0.7) ?? 0) + between(random, -0.12, 0.12))
  let run = 0.5
  const hairs = (sway: ((share: number) => number) | undefined, share: number) => {
    // Neighbouring hairs end together, now and then one does not.
    run = random() < 0.3 ? random() : run + between(random, -0.1, 0.1)
    return ends * clamp(0.55 * run + 0.3 + 0.2 * (sway?.(share) ?? 0), 0, 1)
  }
  return rawPath([
    ...along(width, short * 0.02).map((share) => ({ x: ends + share * (width - 2 * ends), y: level(top, share) })),
    ...along(height, short * 0.0045).map((share) => ({
      x: width - hairs(right, share),
      y: calm * 1.5 + share * (height - 3 * calm),
    })),
    ...along(width, short * 0.02).map((share) => ({
      x: ends + (1 - share) * (width - 2 * ends),
      y: height - level(bottom, share),
    })),
    ...along(height, short * 0.0045).map((share) => ({
      x: hairs(left, share),
      y: calm * 1.5 + (1 - share) * (height - 3 * calm),
    })),
  ])
}
