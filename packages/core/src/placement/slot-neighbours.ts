import type { Rect } from '../geometry/index.ts'

/** Boxes closer than this share of their sides are neighbours. */
const BESIDE = 0.25

/** For each box the places of those beside it. */
export function neighboursOf(boxes: readonly Rect[]): readonly (readonly number[])[] {
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

function isBeside(a: Rect, b: Rect): boolean {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  const reach = BESIDE * Math.min(a.width, a.height, b.width, b.height)
  // Boxes that only touch at a corner are not neighbours: the eye follows edges.
  return (across < reach && down < -reach) || (down < reach && across < -reach)
}
