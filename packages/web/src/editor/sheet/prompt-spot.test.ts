import { describe, expect, it } from 'vitest'
import { besideSlot } from './prompt-spot.ts'

const viewport = { width: 900, height: 700 }
const line = { width: 200, height: 28 }

describe("a slot's line of words", () => {
  it('stands on the foot of a slot that is large enough', () => {
    expect(besideSlot({ x: 100, y: 100, width: 300, height: 200 }, line, viewport)).toEqual({ x: 150, y: 266 })
  })

  it('stands under a slot that is too narrow or too flat for it', () => {
    expect(besideSlot({ x: 300, y: 100, width: 100, height: 100 }, line, viewport)).toEqual({ x: 250, y: 206 })
    expect(besideSlot({ x: 300, y: 100, width: 300, height: 60 }, line, viewport)).toEqual({ x: 350, y: 166 })
  })

  it('stands over a small slot that has nothing below', () => {
    expect(besideSlot({ x: 300, y: 590, width: 100, height: 100 }, line, viewport)).toEqual({ x: 250, y: 556 })
  })

  it.each([
    [{ x: 0, y: 100, width: 60, height: 60 }, { x: 6 }],
    [{ x: 850, y: 100, width: 60, height: 60 }, { x: 694 }],
    [{ x: 200, y: -400, width: 600, height: 1500 }, { y: 666 }],
    [{ x: 200, y: -400, width: 100, height: 1500 }, { y: 6 }],
  ])('stays in the viewport beside %o', (slot, expected) => {
    expect(besideSlot(slot, line, viewport)).toMatchObject(expected)
  })
})
