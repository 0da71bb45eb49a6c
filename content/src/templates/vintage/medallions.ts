import type { Point, Rect } from '@collagerie/core/geometry'

/** A round photo. */
export interface Medallion {
  readonly centre: Point
  readonly radius: number
}

export interface Crown {
  readonly photos: readonly Medallion[]
  readonly clumps: readonly Medallion[]
}

/** Beside the trunk's axis, below the top of the crown, and the radius. Off the axis there is one at either side. */
type Place = readonly [across: number, down: number, radius: number]

/** From one photo of a row to the next, their radius, and how much lower by that step the next row is. */
const STEP = 0.232
const ROW_RADIUS = 0.1098
const NESTED = Math.sqrt(3) / 2

/** Photos of one size in a row; those of the next stand between them. */
function row(places: readonly number[], nth: number): Place[] {
  return places.map((across) => [across * STEP, ROW_RADIUS + nth * STEP * NESTED, ROW_RADIUS])
}

/**
 * Crowns by the proportions of their sheet: domes of photos in two sizes, packed so that each has air round it and the
 * lowest leave the trunk free. Clumps are leaves alone, where photos would leave a notch in the dome.
 */
const CROWNS: readonly {
  readonly upTo: number
  readonly places: readonly Place[]
  readonly clumps?: readonly Place[]
}[] = [
  {
    upTo: 0.72,
    places: [
      [0, 0.11, 0.11],
      [0.218, 0.178, 0.11],
      [0, 0.371, 0.137],
      [0.315, 0.384, 0.11],
      [0.171, 0.561, 0.11],
      [0, 0.751, 0.137],
      [0.283, 0.791, 0.137],
      [0.114, 0.982, 0.11],
    ],
  },
  {
    upTo: 0.9,
    places: [
      [0.113, 0.116, 0.109],
      [0.285, 0.301, 0.136],
      [0, 0.346, 0.136],
      [0.328, 0.551, 0.109],
      [0, 0.6, 0.109],
      [0.187, 0.728, 0.109],
    ],
    clumps: [
      [0.27, 0.13, 0.06],
      [0.36, 0.44, 0.05],
    ],
  },
  {
    upTo: 1.1,
    places: [
      [0, 0.14, 0.122],
      [0.255, 0.167, 0.122],
      [0.106, 0.349, 0.1],
      [0.337, 0.386, 0.1],
      [0.193, 0.542, 0.1],
    ],
  },
  {
    upTo: 1.36,
    places: [
      [0, 0.117, 0.118],
      [0.25, 0.117, 0.097],
      [0.441, 0.238, 0.118],
      [0.14, 0.321, 0.118],
      [0.417, 0.464, 0.097],
      [0.223, 0.532, 0.097],
    ],
  },
  {
    upTo: 1.9,
    places: [...row([0.5, 1.5], 0), ...row([0, 1, 2], 1), ...row([1.5, 2.5], 2)],
    clumps: [...row([2.15], 0.25), ...row([2.72], 1.2)].map(([across, down]): Place => [across, down, 0.055]),
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    places: [...row([0.5, 1.5], 0), ...row([1, 2], 1)],
    clumps: [...row([0, 2.15], 0.3), ...row([0], 0.62)].map(([across, down]): Place => [across, down, 0.06]),
  },
]

/** The photos of a crown that fills a box, the topmost first, and the clumps of leaves among them. */
export function crownIn({ x, y, width, height }: Rect, proportions: number): Crown {
  const crown = CROWNS.find(({ upTo }) => proportions <= upTo)
  const { places = [], clumps = [] } = crown ?? {}
  const half = Math.max(...places.map(([across, , radius]) => across + radius))
  const top = Math.min(...places.map(([, down, radius]) => down - radius))
  const high = Math.max(...places.map(([, down, radius]) => down + radius)) - top
  const scale = Math.min(width / (2 * half), height / high)
  const set = (all: readonly Place[]) =>
    all.flatMap(([across, down, radius]) =>
      (across === 0 ? [0] : [-across, across]).map((at) => ({
        centre: { x: x + width / 2 + at * scale, y: y + (down - top) * scale },
        radius: radius * scale,
      })),
    )
  return { photos: set(places), clumps: set(clumps) }
}
