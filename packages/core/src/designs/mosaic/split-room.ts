import type { Format } from '../../format/index.ts'
import { LEAST_AREA, leastPart } from './parts.ts'

/** The least size of a part on this format. */
export interface LeastSize {
  readonly width: number
  readonly height: number
}

const NOISE = 1e-9

export function leastSizeOn(format: Format): LeastSize {
  return { width: leastPart(format.width), height: leastPart(format.height) }
}

/** Whether `count` parts of equal area can stand in rows, the rows' heights following their counts. */
function fitsInRows(width: number, height: number, count: number, leastWidth: number, leastHeight: number): boolean {
  const most = Math.min(count, Math.floor(height / leastHeight + NOISE))
  for (let rows = 1; rows <= most; rows++) {
    const few = Math.floor(count / rows)
    const many = few * rows === count ? few : few + 1
    if (width >= many * leastWidth * (1 - NOISE) && height * few >= count * leastHeight * (1 - NOISE)) return true
  }
  return false
}

/** Whether a rectangle surely has room for `count` parts. When it has, there is always a next cut that keeps it so. */
export function hasRoom(width: number, height: number, count: number, least: LeastSize): boolean {
  if (width * height < count * LEAST_AREA * (1 - NOISE)) return false
  if (count === 1) return width >= least.width * (1 - NOISE) && height >= least.height * (1 - NOISE)
  return (
    fitsInRows(width, height, count, least.width, least.height) ||
    fitsInRows(height, width, count, least.height, least.width)
  )
}

/** The cut that `hasRoom` promises: the first row (or column) of an arrangement that fits. */
export function safeCut(width: number, height: number, count: number, least: LeastSize) {
  for (const upright of width >= height ? [true, false] : [false, true]) {
    const along = upright ? width : height
    const across = upright ? height : width
    const leastAlong = upright ? least.width : least.height
    const leastAcross = upright ? least.height : least.width
    for (let lines = 2; lines <= count; lines++) {
      const few = Math.floor(count / lines)
      const many = few * lines === count ? few : few + 1
      const fits = across >= many * leastAcross * (1 - NOISE) && along * few >= count * leastAlong * (1 - NOISE)
      if (fits) return { upright, share: many / count, count: many }
    }
  }
  // A single line that fits one way is many lines of one the other way, so the loop above has always returned.
  return { upright: width >= height, share: 1 / count, count: 1 }
}

const MOST_PARTS = 50
/** Parts at their very least would all be alike; a quarter more leaves every style room to play. */
const PLAY = 1.25

/** The most photos this format can be split into, in any style. */
export function mostParts(format: Format, fewest: number): number {
  const least = leastSizeOn(format)
  for (let count = MOST_PARTS; count > fewest; count--) {
    if (
      hasRoom(format.width, format.height / PLAY, count, least) &&
      hasRoom(format.width / PLAY, format.height, count, least)
    ) {
      return count
    }
  }
  return fewest
}
