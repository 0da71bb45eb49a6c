// @vitest-environment happy-dom
import { STANDARD_SIZES } from '@collagerie/core/format'
import { sheetPixels } from '@collagerie/painter'
import { describe, expect, it } from 'vitest'
import { seenPixels } from '../overview/seen-pixels.ts'
import { frontView, screenPixels } from './front-view.ts'

const WIDTHS = [171.4, 214, 500, 557.25, 900]
const RATIOS = [1, 1.25, 2, 3]

describe('the front of a sheet in the box of its picture', () => {
  it.each(STANDARD_SIZES)('fills it and shows nothing beside it, at $width x $height', (format) => {
    const seen = seenPixels(format)
    for (const width of WIDTHS) {
      for (const ratio of RATIOS) {
        const height = (width * seen.height) / seen.width
        const box = screenPixels(new DOMRect(12.3, 45.6, width, height), ratio)
        const view = frontView(format, box)
        const front = sheetPixels(format, 0, view.scale)
        expect(view.left).toBeGreaterThanOrEqual(0)
        expect(view.top).toBeGreaterThanOrEqual(0)
        expect(view.left + box.width).toBeLessThanOrEqual(front.width)
        expect(view.top + box.height).toBeLessThanOrEqual(front.height)
        // The box is a pixel of the saved picture narrower than the piece; no more than that is cut.
        const lost = Math.max(front.width - box.width, front.height - box.height)
        expect(lost).toBeLessThanOrEqual(Math.ceil((Math.max(box.width, box.height) / 500) * 1.5) + 1)
      }
    }
  })

  it('has the pixels the browser paints it on, and one at least', () => {
    expect(screenPixels(new DOMRect(0.5, 0.4, 10, 10), 1)).toEqual({ width: 10, height: 10 })
    expect(screenPixels(new DOMRect(0.4, 0.2, 10.2, 10.2), 1)).toEqual({ width: 11, height: 10 })
    expect(screenPixels(new DOMRect(0, 0, 100, 80), 1.5)).toEqual({ width: 150, height: 120 })
    expect(screenPixels(new DOMRect(0, 0, 0, 0), 2)).toEqual({ width: 1, height: 1 })
  })
})
