import { describe, expect, it } from 'vitest'
import type { Rect } from '../geometry/index.ts'
import { alignedSeams } from './aligned-seams.ts'
import { cutOutline } from './cut-outline.ts'
import { digitOutlines } from './digit-shapes.ts'

const row = (top: number, ...edges: number[]) => ({ top, bottom: top + 5, edges })
const edgesOf = (rows: ReturnType<typeof alignedSeams>) => rows.map(({ edges }) => edges)

const GAP = 1
const SIDE = 30

/** The middles of the seams between photos that stand side by side. */
function seamsOf(photos: readonly Rect[]): number[] {
  return photos.flatMap((left) =>
    photos
      .filter(({ x, y, height }) => {
        const isBeside = y < left.y + left.height && left.y < y + height
        return isBeside && Math.abs(x - left.x - left.width - GAP) < 1e-3
      })
      .map(({ x }) => x - GAP / 2),
  )
}

describe('alignedSeams', () => {
  it('moves a seam onto one above that it misses by a hair, and leaves one that keeps apart', () => {
    expect(edgesOf(alignedSeams([row(0, 0, 10, 30), row(5, 0, 10.8, 20, 30)], [], 1))).toEqual([
      [0, 10, 30],
      [0, 10, 20, 30],
    ])
  })

  it('moves a seam onto a line of the shape, but never an outer edge', () => {
    expect(edgesOf(alignedSeams([row(0, 0.4, 10, 30)], [0, 9.5], 1))).toEqual([[0.4, 9.5, 30]])
  })

  it.each(
    digitOutlines().flatMap((style, fontset) =>
      style.map((digit, value) => ({ name: `${value} of style ${fontset}`, digit })),
    ),
  )('leaves no two seams of a $name a hair apart', ({ digit }) => {
    const box = { x: 0, y: 0, width: digit.width, height: digit.height }
    const seams = seamsOf(cutOutline(digit, box, { side: SIDE, gap: GAP })).toSorted((a, b) => a - b)
    for (const [index, seam] of seams.entries()) {
      const apart = seam - (seams[index - 1] ?? Number.NEGATIVE_INFINITY)
      expect(apart < 1e-3 || apart > 0.11 * SIDE).toBe(true)
    }
  })
})
