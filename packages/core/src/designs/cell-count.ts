/** No sheet asks for more photos than a customer would bring. */
export const MOST_PHOTOS = 144

/** How many cells go along a side, each at least `leastCell` cm, never more than twelve. */
export function mostCells(side: number, leastCell = 5): number {
  return Math.max(1, Math.min(12, Math.floor(side / leastCell)))
}
