import { describe, expect, it } from 'vitest'
import { previewSize } from './preview-size.ts'

const SQUARE = { width: 10, height: 10 }

describe('previewSize', () => {
  it('shows a slot at most 400 pixels long, in its own proportions', () => {
    const { window, stageHeight } = previewSize({ width: 16, height: 12 }, { width: 1440, height: 900 }, 'tools')
    expect(window).toEqual({ width: 400, height: 300 })
    expect(stageHeight).toBe(440)
  })

  it('leaves 20 pixels beside and 230 above and below it, on a phone 10 beside', () => {
    expect(previewSize(SQUARE, { width: 1000, height: 600 }, 'tools').window.height).toBe(370)
    expect(previewSize(SQUARE, { width: 360, height: 800 }, 'tools').window.width).toBe(340)
    expect(previewSize({ width: 10, height: 1 }, { width: 549, height: 500 }, 'tools').window.width).toBe(320)
  })

  it('has a stage of one height for all slots, and never one that cannot be used', () => {
    const screen = { width: 1440, height: 900 }
    expect(previewSize({ width: 4, height: 30 }, screen, 'tools').stageHeight).toBe(
      previewSize({ width: 30, height: 4 }, screen, 'tools').stageHeight,
    )
    expect(previewSize(SQUARE, { width: 320, height: 200 }, 'tools').window.width).toBe(120)
  })

  it('leaves room on a small phone for what is used below the stage', () => {
    const screen = { width: 360, height: 640 }
    expect(previewSize(SQUARE, screen, 'tools').stageHeight).toBe(310)
    expect(previewSize(SQUARE, screen, 'effects').stageHeight).toBe(224)
  })

  it('has a stage on a phone no higher than the slot needs, but never a mere slit', () => {
    const screen = { width: 390, height: 844 }
    expect(previewSize({ width: 20, height: 10 }, screen, 'tools').stageHeight).toBe(205)
    expect(previewSize({ width: 30, height: 2 }, screen, 'tools').stageHeight).toBe(140)
  })
})
