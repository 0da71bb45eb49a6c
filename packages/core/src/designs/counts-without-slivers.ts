interface Counts {
  readonly min: number
  readonly max: number
}

/**
 * The counts, one after the other, for which no photo is more than `most` times as long as wide; if there are none, the
 * count nearest to square photos.
 */
export function countsWithoutSlivers(
  { min, max }: Counts,
  proportionAt: (count: number) => number,
  most: number,
): Counts {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => {
    const count = min + index
    return { count, proportion: proportionAt(count) }
  })
  let run: number[] = []
  let longest: number[] = []
  for (const { count, proportion } of counts) {
    run = proportion <= most + 1e-9 ? [...run, count] : []
    if (run.length > longest.length) longest = run
  }
  const squarest = counts.toSorted((a, b) => a.proportion - b.proportion)[0]?.count ?? min
  return { min: longest[0] ?? squarest, max: longest.at(-1) ?? squarest }
}
