import { describe, expect, it } from 'vitest'
import { menuPosition } from './menu-position.ts'

const WINDOW = { width: 1440, height: 900 }

describe('the menu of a photo', () => {
  it.each([
    ['right', { x: 300, y: 100, width: 700, height: 700 }],
    ['left', { x: 400, y: 100, width: 900, height: 700 }],
    ['bottom', { x: 100, y: 100, width: 1200, height: 500 }],
    ['top', { x: 100, y: 300, width: 1200, height: 600 }],
  ] as const)('stands at the %s of it where there is room', (side, slot) => {
    expect(menuPosition(slot, WINDOW)).toEqual({ side, anchor: slot })
  })

  it.each([
    ['bottom', { x: 266, y: 120, width: 40, height: 40 }],
    ['top', { x: 266, y: 280, width: 40, height: 40 }],
  ] as const)('stands in a row at the %s of it on a phone held sideways', (side, slot) => {
    expect(menuPosition(slot, { width: 667, height: 375 }, true)).toEqual({ side, anchor: slot })
  })

  it('stands beside the part that is in the window', () => {
    const slot = { x: -500, y: -500, width: 1200, height: 1200 }
    expect(menuPosition(slot, WINDOW)).toEqual({ side: 'right', anchor: { x: 0, y: 0, width: 700, height: 700 } })
  })

  it('lies in the middle of a photo that fills the window', () => {
    const { anchor } = menuPosition({ x: 0, y: 0, ...WINDOW }, WINDOW)
    expect(anchor).toEqual({ x: 640, y: 370, width: 160, height: 160 })
  })
})
