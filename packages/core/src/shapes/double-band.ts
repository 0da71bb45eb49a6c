import type { Size } from '../geometry/index.ts'
import type { BandProfile } from './band-profile.ts'
import { type BandCut, type CutWish, cutBand, FILLED } from './cut-band.ts'
import type { LevelTable } from './level-table.ts'

/** The optical middle of a shape is a little above the measured one. */
const OPTICAL_MIDDLE = 0.4
/**
 * The cost of a row that is not twice as high as others, and of one that is not in the middle. Raising SIZE_COST makes
 * the row leave the middle sooner than change its height; raising PLACE_COST does the opposite.
 */
const SIZE_COST = 4
const PLACE_COST = 6

/** The shape that is cut, and how. */
interface CutShape {
  readonly profile: BandProfile
  readonly levels: LevelTable
  readonly size: Size
  readonly wish: CutWish
}

interface DoubleSpot {
  /** The number of double photos. */
  readonly count: number
  /** Where the band begins and ends, with half a gap on both sides. */
  readonly top: number
  readonly bottom: number
  /** Levels of its photos' top and bottom edge, and two free ones for the seam between its small rows. */
  readonly topLevel: number
  readonly bottomLevel: number
  readonly seamLevel: number
}

/**
 * A row twice as high: double photos in the middle, single ones in two rows on both sides; undefined if it costs more
 * than `limit`.
 */
export function doubleBand(
  { profile, levels, size, wish }: CutShape,
  { count, top, bottom, topLevel, bottomLevel, seamLevel }: DoubleSpot,
  limit: number,
): BandCut | undefined {
  const half = wish.gap / 2
  const middle = (top + bottom) / 2
  const side = bottom - top
  const from = size.width / 2 - (count * side) / 2
  const to = from + count * side
  profile.moveTo(topLevel, bottomLevel)
  const shown = profile.areaTo(to - half) - profile.areaTo(from + half)
  // A double photo is never cut by the outline.
  if (shown < FILLED * (to - from - wish.gap) * (side - wish.gap)) return undefined
  const ofSize = SIZE_COST * Math.log(side / (2 * wish.side)) ** 2
  const ofPlace = PLACE_COST * (middle / size.height - OPTICAL_MIDDLE) ** 2
  const strayCost = shown * (ofSize + ofPlace)
  if (strayCost > limit) return undefined
  const blocked = { from, to }
  const task = { profile, wish, isWithNextBest: false }
  const edges = Array.from({ length: count + 1 }, (_, index) => from + index * side)
  const doubles = { top: profile.top, bottom: profile.bottom, edges }
  levels.set(seamLevel, middle - half)
  levels.set(seamLevel + 1, middle + half)
  profile.moveTo(topLevel, seamLevel)
  const [upper] = cutBand(task, limit - strayCost, blocked)
  if (!upper) return undefined
  profile.moveTo(seamLevel + 1, bottomLevel)
  const [lower] = cutBand(task, limit - strayCost - upper.cost, blocked)
  if (!lower) return undefined
  return { cost: upper.cost + lower.cost + strayCost, rows: [...upper.rows, doubles, ...lower.rows] }
}
