import { clamp } from '../geometry/index.ts'
/** The most photos a sheet asks for: no more than a customer would bring. */
export const MOST_PHOTOS = 144

/** How many cells of at least `leastCell` cm fit along a side, at most twelve. */
export function mostCells(side: number, leastCell = 5): number {
  return clamp(Math.floor(side / leastCell), 1, 12)
}
