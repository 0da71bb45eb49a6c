import type { Size } from '../geometry/index.ts'
import { BandProfile } from './band-profile.ts'
import type { CoverageMap } from './coverage-map.ts'
import { type BandCut, type CutWish, cutBand } from './cut-band.ts'

/** A double photo is never cut by the outline; the raster itself is this exact. */
const WHOLE = 0.985

/** The eye's middle of a shape lies a little above the measured one. */
const OPTICAL_MIDDLE = 0.4

/** A row twice as high: `count` double photos in the middle, single ones in two rows on both sides. */
export function doubleBand(
  map: CoverageMap,
  size: Size,
  wish: CutWish,
  top: number,
  bottom: number,
  count: number,
): BandCut[] {
  const half = wish.gap / 2
  const middle = (top + bottom) / 2
  const side = bottom - top
  const from = size.width / 2 - (count * side) / 2
  const to = from + count * side
  const whole = new BandProfile(map, size, top + half, bottom - half)
  const shown = whole.areaTo(to - half) - whole.areaTo(from + half)
  if (shown < WHOLE * (to - from - wish.gap) * (side - wish.gap)) return []
  const blocked = { from, to }
  const [upper] = cutBand(new BandProfile(map, size, top + half, middle - half), wish, false, blocked)
  const [lower] = cutBand(new BandProfile(map, size, middle + half, bottom - half), wish, false, blocked)
  if (!upper || !lower) return []
  const edges = Array.from({ length: count + 1 }, (_, index) => from + index * side)
  const stray = 4 * Math.log(side / (2 * wish.side)) ** 2 + 6 * (middle / size.height - OPTICAL_MIDDLE) ** 2
  return [
    {
      cost: upper.cost + lower.cost + shown * stray,
      rows: [...upper.rows, { top: whole.top, bottom: whole.bottom, edges }, ...lower.rows],
    },
  ]
}
