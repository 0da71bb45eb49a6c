import type { BandCut } from './cut-band.ts'

const SEAM_COST = 0.09
/** Seams further apart than this, in wished sides, do not look like one. */
const NEAR = 0.3

/** Seams that continue from row to row look like a grid; each pays by how nearly it lines up. */
export function seamCost(above: BandCut, below: BandCut, side: number): number {
  const upper = above.rows.at(-1)?.edges
  if (!upper) return 0
  const reach = NEAR * side
  const last = upper.length - 1
  let near = 0
  for (const { edges } of below.rows) {
    // Both lists run from left to right, so a seam too far left for one is too far left for the next.
    let first = 1
    for (let index = 1; index < edges.length - 1; index++) {
      const seam = edges[index] ?? 0
      while (first < last && (upper[first] ?? 0) <= seam - reach) first++
      for (let other = first; other < last; other++) {
        const apart = Math.abs(seam - (upper[other] ?? 0))
        if (apart >= reach) break
        near += 1 - apart / reach
      }
    }
  }
  return near * SEAM_COST * side * side
}
