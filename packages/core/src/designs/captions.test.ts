import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { centreOf, turnedAbout } from '../geometry/index.ts'
import type { ImageLayer } from '../template/index.ts'
import { DESIGN_TYPES, designFor, generateTemplate } from './index.ts'
import { photosOf, textsOf } from './testing/layout-rules.ts'

/** How high the capitals of a title's own face are, of their size, and how high a line of it is. */
const CAPITALS = 0.625
const LINE = 1.3
/** The part of a line's box above the accents of capitals, and below the letters, of their size. */
const ABOVE_ACCENTS = 0.16
const BELOW_LETTERS = 0.41

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

  it('keep clear of the edges and of the photos, turned ones too', () => {
    for (const format of sizes) {
      const controls = design.controls({ format, material: '', values: {} })
      const modes = controls.find(({ key }) => key === 'hasText')
      const short = Math.min(format.width, format.height)
      for (let hasText = modes?.minValue ?? 0; hasText <= (modes?.maxValue ?? -1); hasText++) {
        for (const values of [{}, { borderCM: 2, marginCM: 2 }]) {
          const template = generateTemplate(design, { format, material: '', values: { ...values, hasText } })
          const texts = textsOf(template)
          const [first, last] = [texts[0], texts.at(-1)]
          if (!first || !last) continue
          const top = first.y + ABOVE_ACCENTS * (first.look.fontSize ?? 0)
          const bottom = last.y + last.height - BELOW_LETTERS * (last.look.fontSize ?? 0)
          const isAbove = top < format.height / 3
          expect(isAbove ? top : format.height - bottom).toBeGreaterThan(0.05 * short - 1e-6)
          for (const { x, width } of texts) {
            expect(Math.min(x, format.width - x - width)).toBeGreaterThan(0.05 * short - 1e-6)
          }
          const ends = photosOf(template).map((photo) => endsOf(photo, format.height))
          const photosAt = isAbove
            ? Math.min(...ends.map((end) => end.top))
            : Math.max(...ends.map((end) => end.bottom))
          expect(isAbove ? photosAt - bottom : top - photosAt).toBeGreaterThan(0.0375 * short - 0.01)
        }
      }
    }
  })
})

/** How high up and how far down a photo's box reaches, inside the sheet. */
function endsOf({ x, y, width, height, rotation }: ImageLayer, most: number) {
  const middle = centreOf({ x, y, width, height })
  const corners = [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ x: across, y: down })))
  const levels = corners.map((corner) => turnedAbout(corner, middle, rotation).y)
  return { top: Math.min(...levels), bottom: Math.min(most, Math.max(...levels)) }
}
