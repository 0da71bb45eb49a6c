import { describe, expect, it } from 'vitest'
import { turnedBounds } from '../geometry/index.ts'
import { twisted } from './twisted.ts'

const FORMAT = { width: 40, height: 40 }
const GRID = Array.from({ length: 16 }, (_, index) => ({
  x: 4 + (index % 4) * 8,
  y: 4 + Math.floor(index / 4) * 8,
  width: 7.5,
  height: 7.5,
}))

describe('twisted', () => {
  it('turns every box by -1 to 1.5 degrees, neighbours differently', () => {
    const turns = twisted(GRID, FORMAT, 0.5).map(({ rotation }) => rotation)
    expect(Math.min(...turns)).toBe(-1)
    expect(Math.max(...turns)).toBe(1.5)
    expect(turns.every((turn) => turn !== 0)).toBe(true)
    for (const [index, turn] of turns.entries()) {
      expect(turn).not.toBe(turns[index + 1])
      expect(turn).not.toBe(turns[index + 4])
    }
  })

  it('grows sides without a neighbour and no others', () => {
    const corner = twisted(GRID, FORMAT, 0.5)[0]
    expect(corner?.x).toBeLessThan(4)
    expect(corner?.y).toBeLessThan(4)
    expect(corner && corner.x + corner.width).toBeCloseTo(11.5, 10)
    expect(corner && corner.y + corner.height).toBeCloseTo(11.5, 10)
  })

  it('leaves a box straight that would be turned out of the format', () => {
    const [edge] = twisted([{ x: 0, y: 0, width: 40, height: 40 }], FORMAT, 0.5)
    expect(edge).toEqual({ x: 0, y: 0, width: 40, height: 40, rotation: 0 })
    const [near] = twisted([{ x: 0.1, y: 0.1, width: 10, height: 10 }], FORMAT, 0.5)
    expect(near && turnedBounds(near, near.rotation).x).toBeGreaterThanOrEqual(0)
  })
})
