import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { DESIGN_TYPES, designFor, generateTemplate } from './index.ts'
import { textsOf } from './testing/layout-rules.ts'

/** How high the capitals of a title's own face are, of their size, and how high a line of it is. */
const CAPITALS = 0.625
const LINE = 1.3

const CUSTOM = [
  { width: 20, height: 20 },
  { width: 140, height: 20 },
  { width: 20, height: 140 },
]

const TITLED = DESIGN_TYPES.map((type) => designFor(type)).filter(({ defaults }) => 'hasText' in defaults)

describe.each(TITLED)('the captions of $type', (design) => {
  const sizes = design.sizes === STANDARD_SIZES ? [...STANDARD_SIZES, ...CUSTOM] : design.sizes

  it('are read across a room and look the same on every sheet, whatever stands there', () => {
    for (const format of sizes) {
      const modes = design.controls({ format, material: '', values: {} }).find(({ key }) => key === 'hasText')
      const short = Math.min(format.width, format.height)
      for (let hasText = modes?.minValue ?? 0; hasText <= (modes?.maxValue ?? -1); hasText++) {
        const texts = textsOf(generateTemplate(design, { format, material: '', values: { hasText } }))
        for (const { look, height } of texts) expect(height).toBeGreaterThanOrEqual(LINE * (look.fontSize ?? 0))
        const [title, subtitle] = texts.map(({ look }) => look.fontSize ?? 0)
        const high = (size: number | undefined, otherwise: number) =>
          size === undefined ? otherwise : (CAPITALS * size) / short
        expect(high(title, 1)).toBeGreaterThanOrEqual(0.04)
        expect(high(subtitle, 1)).toBeGreaterThanOrEqual(0.022)
        const proportion = subtitle === undefined ? 0.4 : subtitle / (title ?? 0)
        expect(proportion).toBeGreaterThanOrEqual(0.35)
        expect(proportion).toBeLessThanOrEqual(0.5)
      }
    }
  })
})
