import { materialMargin } from '@collagerie/core/format'
import { BORDER_MODE } from '@collagerie/core/template'
import { describe, expect, it } from 'vitest'
import { sheetPixels } from '../plan/view.ts'
import { filled, generated, painted, planned } from '../testing/test-scene.ts'

const MATERIAL = 'CANVAS2CM'
/** Pixels per centimetre at which a format of 30 cm ends below, on and above half a pixel. */
const SCALES = [11.8, 11.81, 11.814, 11.817, 11.82, 11.825, 300 / 25.4]

/** The pixels across and down the middle of a sheet with one photo that ends at the fold. */
function middles(borderMode: 1 | 2, scale: number) {
  const template = generated('single', MATERIAL, { marginCM: materialMargin(MATERIAL) })
  const steps = planned(filled({ ...template, variation: { ...template.variation, borderMode } }))
  const sheet = sheetPixels(template.format, materialMargin(MATERIAL), scale)
  const pixels = painted(steps, scale, sheet)
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * sheet.width + x) * 4).subarray(0, 3)].join(' ')
  return {
    across: Array.from({ length: sheet.width }, (_, x) => colourAt(x, sheet.height >> 1)),
    down: Array.from({ length: sheet.height }, (_, y) => colourAt(sheet.width >> 1, y)),
    start: -sheet.left,
    end: Math.round(template.format.width * scale) - sheet.left,
  }
}

describe.each(SCALES)('a wrap at %d pixels to a centimetre', (scale) => {
  it.each([BORDER_MODE.mirrored, BORDER_MODE.stretched])(
    'leaves no ground between it and the front, mode %i',
    (mode) => {
      const { across, down } = middles(mode, scale)
      expect([...across, ...down]).not.toContain('255 255 255')
    },
  )

  it('shows, mirrored, on both sides of a fold the same pixels', () => {
    const { across, down, start, end } = middles(BORDER_MODE.mirrored, scale)
    for (const line of [across, down]) {
      expect(line.slice(start - 20, start).toReversed()).toEqual(line.slice(start, start + 20))
      expect(line.slice(end, end + 20)).toEqual(line.slice(end - 20, end).toReversed())
    }
  })
})
