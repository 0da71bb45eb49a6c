import { type GalleryRow, heightOf, interleaved, priced, type RowSpace } from './gallery-row.ts'

/** Two seams above each other should be this far apart, as a share of the width. */
const CLEAR = 0.08
/** Among many photos seams cannot keep clear; then the best there is comes near half a photo. */
const CLEAR_OF_PHOTO = 0.42
/**
 * The costs of seams that are too close to one above: for each such pair, once for the closest pair, and more the
 * closer it is.
 */
const PAIR_COST = 0.1
const NEAREST_COST = 0.6
const TOO_NEAR_COST = 0.4
const NEARNESS_COST = 16
/** The least aspect ratio of a half-width photo at the end of a row. */
const NARROW = 0.8
const SLIVER_COST = 1.2
/**
 * The same row twice in succession is out of the question; the same number of photos, or the same row after another, is
 * only dull.
 */
const REPEATED_COST = 60
const AS_MANY_COST = 0.1
const RETURNING_COST = 0.2
/** The weight of chance in the first row, and in those below it. */
const FIRST_CHANCE = 0.4
const CHANCE = 0.05
/** If the best row costs more than this, another is sought with seams between those of the row above. */
const DEAR = 0.4
/** Seams nearer than this, as shares of the width, are the same. */
const SAME = 0.01

/**
 * The choice that looks best below the rows so far, and its cost. If a space is given and no choice is good, a new row
 * is made with its seams between those of the row above.
 */
export function nextRow(
  choices: readonly GalleryRow[],
  rows: readonly GalleryRow[],
  space: RowSpace | undefined,
  random: () => number,
) {
  const above = rows.at(-1)
  const before = rows.at(-2)
  let best = choices[0] as GalleryRow
  let bestCost = Number.POSITIVE_INFINITY
  const consider = (row: GalleryRow, chance: number, extra = 0) => {
    let cost = row.cost + extra + random() * chance
    if (above) {
      cost += seamCost(row.seams, above.seams)
      if (row.count === above.count) cost += isSame(row, above) ? REPEATED_COST : AS_MANY_COST
    }
    if (before && isSame(row, before)) cost += RETURNING_COST
    if (cost < bestCost) {
      best = row
      bestCost = cost
    }
  }
  for (const row of choices) consider(row, above ? CHANCE : FIRST_CHANCE)
  if (above && space && bestCost > DEAR) {
    for (const seams of interleaved(above.seams)) {
      const row = seams.length > 2 ? priced(seams, space) : undefined
      if (row) consider(row, CHANCE, hasSliver(row, space) ? SLIVER_COST : 0)
    }
  }
  return { row: best, cost: bestCost }
}

/** Whether a photo is so narrow for its height that it looks like what was left of one. */
function hasSliver({ seams, count }: GalleryRow, space: RowSpace): boolean {
  const narrow = (NARROW * heightOf(count, space.usual) * space.height) / space.width
  return seams.slice(1).some((seam, index) => seam - (seams[index] as number) < narrow)
}

function isSame(a: GalleryRow, b: GalleryRow): boolean {
  return a.count === b.count && a.seams.every((seam, index) => Math.abs(seam - (b.seams[index] as number)) < SAME)
}

/** How badly the seams of two neighbouring rows line up: the nearest pair counts most. */
function seamCost(seams: readonly number[], above: readonly number[]): number {
  const clear = Math.min(CLEAR, CLEAR_OF_PHOTO / (Math.max(seams.length, above.length) - 1))
  let cost = 0
  let nearest = CLEAR
  for (let a = 1; a < seams.length - 1; a++) {
    for (let b = 1; b < above.length - 1; b++) {
      const gap = Math.abs((seams[a] as number) - (above[b] as number))
      if (gap < nearest) nearest = gap
      if (gap < clear) cost += PAIR_COST
    }
  }
  if (nearest < CLEAR) cost += NEAREST_COST
  return nearest < clear ? cost + TOO_NEAR_COST + NEARNESS_COST * (clear - nearest) : cost
}
