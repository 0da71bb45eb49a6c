import { describe, expect, it } from 'vitest'
import { isOnSpot, spotInBox } from './delete-spot.ts'

const spot = { middle: { x: 8, y: 2 }, side: 2 }

describe('the delete button on a photo that is cut', () => {
  it('is a disc of 20 px', () => {
    expect(isOnSpot(spot, { x: 8.9, y: 2 }, 10)).toBe(true)
    expect(isOnSpot(spot, { x: 9.1, y: 2 }, 10)).toBe(false)
    expect(isOnSpot(spot, { x: 8.9, y: 2.9 }, 10)).toBe(false)
  })

  it('is not there where it would hang over what is seen', () => {
    expect(isOnSpot(spot, spot.middle, 9.9)).toBe(false)
  })

  it('turns with its slot', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 }
    expect(spotInBox(spot, { box, rotation: 0 })).toEqual({ x: 0.8, y: 0.2, across: 0.2, down: 0.2 })
    const turned = spotInBox(spot, { box, rotation: 90 })
    expect(turned.x).toBeCloseTo(0.2)
    expect(turned.y).toBeCloseTo(0.2)
  })
})
