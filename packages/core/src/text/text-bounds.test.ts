import { describe, expect, it } from 'vitest'
import { evenMeasure } from './testing/even-measure.ts'
import { textBounds } from './text-bounds.ts'
import { PHOTO_TEXT_DEFAULTS } from './text-data.ts'

const BOX = { width: 10, height: 8 }
const text = { ...PHOTO_TEXT_DEFAULTS, text: 'four', fontSize: 1, padding: 0 }

describe('where a text stands', () => {
  it.each([
    ['bottom', { x: 4, y: 6.8, width: 2, height: 1.2 }],
    ['top', { x: 4, y: 0, width: 2, height: 1.1 }],
    ['middle', { x: 4, y: 3.3, width: 2, height: 1.3 }],
  ] as const)('follows its alignment: %s', (valign, bounds) => {
    const found = textBounds({ ...text, valign }, BOX, evenMeasure)
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(found?.[side]).toBeCloseTo(bounds[side], 9)
  })

  it('follows the air on a field', () => {
    const { y = 0, height = 0 } = textBounds({ ...text, background: 'back1' }, BOX, evenMeasure) ?? {}
    expect([y, y + height]).toEqual([expect.closeTo(6.2, 9), expect.closeTo(7.5, 9)])
  })

  it('never leaves the box, and is nowhere without letters', () => {
    const long = textBounds({ ...text, text: 'x'.repeat(90) }, BOX, evenMeasure)
    expect(long).toMatchObject({ x: 0, width: 10 })
    expect(textBounds({ ...text, text: '' }, BOX, evenMeasure)).toBeUndefined()
  })
})
