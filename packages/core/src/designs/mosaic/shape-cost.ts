/** Which way photos should lie: 0 either way, 1 landscape, -1 portrait. */
export type Lean = -1 | 0 | 1

const PLEASING = 4 / 3
const STEEP_FROM = 2.2
const SLIVER_FROM = 3.5
const USUAL_SPACING = 0.5

/**
 * How much a part's shape displeases: nothing between 1:1 and 4:3, little up to 3:2, steeply more beyond 1:2.2, out of
 * the question beyond 1:3.5. Measured as it will look at the usual spacing.
 */
export function shapeCost(width: number, height: number, lean: Lean): number {
  const across = width - USUAL_SPACING
  const down = height - USUAL_SPACING
  const isLandscape = across >= down
  const ratio = isLandscape ? across / down : down / across
  const over = ratio > PLEASING ? ratio - PLEASING : 0
  let cost = 0.4 * over * over
  if (ratio > STEEP_FROM) cost += 0.4 + 2.2 * (ratio - STEEP_FROM)
  if (ratio > SLIVER_FROM) cost += 4
  if (lean !== 0 && isLandscape !== lean > 0 && ratio > 1.05) cost += 0.5 + 0.7 * (ratio - 1)
  return cost
}
