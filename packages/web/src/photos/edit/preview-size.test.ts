import { describe, expect, it } from 'vitest'
import { previewSize } from './preview-size.ts'

describe('previewSize', () => {
  it('shows a slot at most 400 pixels long, in its own proportions', () => {
    const { window, stageHeight } = previewSize({ width: 16, height: 12 }, { width: 1440, height: 900 })
    expect(window).toEqual({ width: 400, height: 300 })
    expect(stageHeight).toBe(440)
  })

  it('leaves 20 pixels beside and 230 above and below it, on a phone 10 and 180', () => {
    expect(previewSize({ width: 10, height: 10 }, { width: 1000, height: 600 }).window.height).toBe(370)
    expect(previewSize({ width: 10, height: 10 }, { width: 360, height: 800 }).window.width).toBe(340)
    expect(previewSize({ width: 10, height: 10 }, { width: 549, height: 500 }).window.width).toBe(320)
  })

  it('has a stage of one height for all slots, and never one that cannot be used', () => {
    const screen = { width: 1440, height: 900 }
    expect(previewSize({ width: 4, height: 30 }, screen).stageHeight).toBe(
      previewSize({ width: 30, height: 4 }, screen).stageHeight,
    )
    expect(previewSize({ width: 10, height: 10 }, { width: 320, height: 200 }).window.width).toBe(120)
  })
})
