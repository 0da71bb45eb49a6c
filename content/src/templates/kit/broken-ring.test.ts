import { describe, expect, it } from 'vitest'
import { brokenRingPath } from './broken-ring.ts'
import { circlePath } from './curves.ts'

const CENTRE = { x: 50, y: 50 }
const arcs = (path: string) => path.match(/M[^M]*/g) ?? []

describe('a ring with gaps', () => {
  it('is a whole circle where nothing is in its way', () => {
    expect(brokenRingPath(CENTRE, 40, () => true)).toBe(circlePath(CENTRE, 40))
  })

  it('is nothing where everything is', () => {
    expect(brokenRingPath(CENTRE, 40, () => false)).toBe('')
  })

  it('has an arc between any two gaps, in one piece also where counting begins', () => {
    const isOpen = ({ y }: { readonly y: number }) => Math.abs(y - 50) < 20
    const [left, right, ...others] = arcs(brokenRingPath(CENTRE, 40, isOpen))
    expect(others).toEqual([])
    // Each from one side of its gap to the other, as high as it is wide open.
    for (const arc of [left, right]) {
      const [, fromY, , , , , , , toY] = arc?.match(/-?[\d.]+/g)?.map(Number) ?? []
      expect(Math.abs((fromY ?? 0) - 50)).toBeCloseTo(20, 0)
      expect(Math.abs((toY ?? 0) - 50)).toBeCloseTo(20, 0)
    }
  })

  it('has no speck where a single point is open', () => {
    const isOpen = ({ x }: { readonly x: number }) => x > 89.999
    expect(brokenRingPath(CENTRE, 40, isOpen)).toBe('')
  })
})
