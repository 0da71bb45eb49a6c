import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dragged, EYE_DISTANCE, largestScale, MOST_TURN, STRAIGHT, turnedByKey } from './turn.ts'

describe('a turn', () => {
  it('follows a drag slowly and ends where nobody could stand', () => {
    expect(dragged(STRAIGHT, 100, 0).turn).toBeCloseTo(22)
    expect(dragged(STRAIGHT, 9999, 9999)).toEqual({ turn: MOST_TURN, tilt: 20 })
  })

  it('goes by the arrow keys and back by Home', () => {
    const turned = turnedByKey(STRAIGHT, 'ArrowRight')
    expect(turned).toEqual({ turn: 6, tilt: 0 })
    expect(turnedByKey(turned ?? STRAIGHT, 'Home')).toEqual(STRAIGHT)
    expect(turnedByKey(STRAIGHT, 'a')).toBeUndefined()
  })

  it('never takes an edge of the piece out of the stage, which it fills well', () => {
    const side = fc.integer({ min: 20, max: 140 })
    const pixels = fc.integer({ min: 180, max: 1400 })
    fc.assert(
      fc.property(side, side, pixels, pixels, (width, height, across, down) => {
        const scale = largestScale({ width, height }, { width: across, height: down })
        const nearer = ((width * scale) / 2) * Math.sin((MOST_TURN * Math.PI) / 180)
        const near = (height * scale * EYE_DISTANCE) / (EYE_DISTANCE - nearer)
        expect(near).toBeLessThanOrEqual(down)
        expect(Math.max((width * scale) / across, near / down)).toBeGreaterThan(0.87)
      }),
    )
  })
})
