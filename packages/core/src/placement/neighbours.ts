import type { Size } from '../geometry/index.ts'

/** A box that need not say where it is; then it has no neighbours. */
interface Placed extends Size {
  readonly x?: number
  readonly y?: number
}

/** Boxes are neighbours if the gap between them is at most this share of their shortest side. */
const BESIDE = 0.25

/** For each box the places of those beside it. */
export function neighboursOf(boxes: readonly Placed[]): readonly (readonly number[])[] {
  const found: number[][] = boxes.map(() => [])
  boxes.forEach((box, at) => {
    for (let other = at + 1; other < boxes.length; other++) {
      const beside = boxes[other]
      if (!beside || !isBeside(box, beside)) continue
      found[at]?.push(other)
      found[other]?.push(at)
    }
  })
  return found
}

function isBeside(a: Placed, b: Placed): boolean {
  const across = gapBetween(a.x, a.width, b.x, b.width)
  const down = gapBetween(a.y, a.height, b.y, b.height)
  const reach = BESIDE * Math.min(a.width, a.height, b.width, b.height)
  // Boxes that only touch at a corner are not neighbours: the eye follows edges.
  return Math.max(across, down) <= reach && Math.min(across, down) < 0
}

/** Negative where they overlap. */
function gapBetween(a = Number.NaN, length: number, b = Number.NaN, other: number): number {
  return Math.max(a, b) - Math.min(a + length, b + other)
}
