import type { Size } from '../geometry/index.ts'

interface Counts {
  readonly min: number
  readonly max: number
}

/**
 * The counts for which no photo is more than `most` times as long as wide; if there are none, the count nearest to
 * square photos.
 */
export function countsWithoutSlivers({ min, max }: Counts, photoAt: (count: number) => Size, most: number): Counts {
  const proportion = (count: number) => {
    const { width, height } = photoAt(count)
    return Math.max(width / height, height / width)
  }
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const fit = counts.filter((count) => proportion(count) <= most + 1e-9)
  const [first = min] = fit.length > 0 ? fit : counts.toSorted((a, b) => proportion(a) - proportion(b))
  return { min: first, max: fit.at(-1) ?? first }
}
