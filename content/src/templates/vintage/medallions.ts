import type { Point, Rect } from '@collagerie/core/geometry'

/** A round photo. */
export interface Medallion {
  readonly centre: Point
  readonly radius: number
}

/**
 * Rows from the top of a crown down, as places beside the trunk: photos of one row stand between those of the next. The
 * lowest row leaves the trunk free.
 */
const CROWNS: readonly { readonly upTo: number; readonly rows: readonly (readonly number[])[] }[] = [
  {
    upTo: 0.72,
    rows: [
      [-1, 0, 1],
      [-1.5, -0.5, 0.5, 1.5],
      [-1, 0, 1],
      [-1.5, -0.5, 0.5, 1.5],
      [-1, 1],
    ],
  },
  {
    upTo: 0.9,
    rows: [
      [-1, 0, 1],
      [-1.5, -0.5, 0.5, 1.5],
      [-1, 0, 1],
      [-1.5, 1.5],
    ],
  },
  {
    upTo: 1.1,
    rows: [
      [-1, 0, 1],
      [-1.5, -0.5, 0.5, 1.5],
      [-1, 1],
    ],
  },
  {
    upTo: 1.45,
    rows: [
      [-1.5, -0.5, 0.5, 1.5],
      [-2, -1, 0, 1, 2],
      [-1.5, 1.5],
    ],
  },
  {
    upTo: 1.9,
    rows: [
      [-2, -1, 0, 1, 2],
      [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5],
      [-2, 2],
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    rows: [
      [-2, -1, 0, 1, 2],
      [-2.5, -1.5, 1.5, 2.5],
    ],
  },
]

/** Between two photos, as a share of the way from one middle to the next. */
const GAP = 0.06
/** How far below each other two rows are whose photos stand between each other. */
const NESTED = Math.sqrt(3) / 2

/** The photos of a crown that fills a box, the topmost first. */
export function medallions({ x, y, width, height }: Rect, proportions: number): Medallion[] {
  const crown = CROWNS.find(({ upTo }) => proportions <= upTo)?.rows ?? []
  const widest = Math.max(...crown.flat())
  const step = Math.min(width / (2 * widest + 1 - GAP), height / ((crown.length - 1) * NESTED + 1 - GAP))
  const radius = (step * (1 - GAP)) / 2
  return crown.flatMap((row, nth) =>
    row.map((place) => ({
      centre: { x: x + width / 2 + place * step, y: y + radius + nth * NESTED * step },
      radius,
    })),
  )
}
