import { describe, expect, it } from 'vitest'
import { openingIn } from './opening-in.ts'

describe('the slot while its photo is edited', () => {
  it('is at most 400 pixels long, in its own proportions and in the middle', () => {
    expect(openingIn({ width: 860, height: 440 }, { width: 16, height: 12 })).toEqual({
      x: 230,
      y: 70,
      width: 400,
      height: 300,
    })
  })

  it('leaves 20 pixels round it, in a narrow room 10', () => {
    expect(openingIn({ width: 860, height: 240 }, { width: 10, height: 10 }).height).toBe(200)
    expect(openingIn({ width: 320, height: 440 }, { width: 10, height: 10 }).width).toBe(300)
    expect(openingIn({ width: 320, height: 440 }, { width: 10, height: 30 }).height).toBe(400)
  })

  it('is never without a size', () => {
    const { width, height } = openingIn({ width: 0, height: 0 }, { width: 30, height: 10 })
    expect(width).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(0)
  })
})
