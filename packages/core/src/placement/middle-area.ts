import { areaOf, type Size } from '../geometry/index.ts'

/** The median of the areas: half of the slots are smaller. */
export function middleArea(slots: readonly Size[]): number {
  const areas = slots.map(areaOf).toSorted((a, b) => a - b)
  return areas[Math.floor(areas.length / 2)] ?? 0
}
