import { describe, expect, it } from 'vitest'
import { dragged, MOST_TILT, MOST_TURN, STRAIGHT, turnedByKey } from './turn.ts'

describe('a turn', () => {
  it('follows a drag slowly and ends where nobody could stand', () => {
    expect(dragged(STRAIGHT, 100, 0).turn).toBeCloseTo(22)
    expect(dragged(STRAIGHT, 9999, 9999)).toEqual({ turn: MOST_TURN, tilt: MOST_TILT })
  })

  it('goes by the arrow keys and back by Home', () => {
    const turned = turnedByKey(STRAIGHT, 'ArrowRight')
    expect(turned).toEqual({ turn: 6, tilt: 0 })
    expect(turnedByKey(turned ?? STRAIGHT, 'Home')).toEqual(STRAIGHT)
    expect(turnedByKey(STRAIGHT, 'a')).toBeUndefined()
  })
})
