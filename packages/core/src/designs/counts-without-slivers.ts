import type { Size } from '../geometry/index.ts'

interface Counts {
  readonly min: number
  readonly max: number
}

/** The counts of a range that make no photo more than `most` times as long as it is wide; only the one nearest to a square where all of them do. */
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
