import { describe, expect, it } from 'vitest'
import { brokenRingPath } from './broken-ring.ts'

const CENTRE = { x: 50, y: 50 }
const ROUND = { rx: 40, ry: 40 }
const arcs = (path: string) => path.match(/M[^M]*/g) ?? []

describe('a ring with gaps', () => {
  it('is whole where nothing is in its way', () => {
    const whole = 'M90 50A40 40 0 0 1 10 50M10 50A40 40 0 0 1 90 50'
    expect(brokenRingPath(CENTRE, ROUND, () => true)).toBe(whole)
  })

  it('is drawn out where it is broader than high', () => {
    const wide = { rx: 45, ry: 20 }
    expect(brokenRingPath(CENTRE, wide, () => true)).toBe('M95 50A45 20 0 0 1 5 50M5 50A45 20 0 0 1 95 50')
  })

  it('is nothing where everything is', () => {
    expect(brokenRingPath(CENTRE, ROUND, () => false)).toBe('')
  })

  it('has an arc between any two gaps, in one piece also where counting begins', () => {
    const isOpen = ({ y }: { readonly y: number }) => Math.abs(y - 50) < 20
    const [left, right, ...others] = arcs(brokenRingPath(CENTRE, ROUND, isOpen))
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
    expect(brokenRingPath(CENTRE, ROUND, isOpen)).toBe('')
  })
})
