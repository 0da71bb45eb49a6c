import { describe, expect, it } from 'vitest'
import { type Format, STANDARD_SIZES } from '../format/index.ts'
import { centreOf, turnedAbout } from '../geometry/index.ts'
import type { ImageLayer, Template } from '../template/index.ts'
import { controlValues } from './controls.ts'
import type { Design } from './design.ts'
import { DESIGN_TYPES, designFor, generateTemplate } from './index.ts'
import { photosOf, textsOf } from './testing/layout-rules.ts'

/** How high the capitals of a title's own face are, of their size, and how high a line of it is. */
const CAPITALS = 0.625
const LINE = 1.3
/** The part of a line's box above capitals, and below the line they stand on, of their size. */
const ABOVE_CAPITALS = 0.385
const BELOW_CAPITALS = 0.41

const CUSTOM = [
  { width: 20, height: 20 },
  { width: 140, height: 20 },
  { width: 20, height: 140 },
]

const TITLED = DESIGN_TYPES.map((type) => designFor(type)).filter(({ defaults }) => 'hasText' in defaults)

describe.each(TITLED)('the captions of $type', (design) => {
  const sizes = sizesOf(design)

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
    for (const template of captionedSheets(design)) {
      const { format } = template
      const short = Math.min(format.width, format.height)
      const { toEdge, toPhotos } = airOf(template)
      expect(toEdge).toBeGreaterThan(0.05 * short - 1e-6)
      expect(toPhotos).toBeGreaterThan(0.0375 * short - 0.01)
      for (const { x, width } of textsOf(template)) {
        expect(Math.min(x, format.width - x - width)).toBeGreaterThan(0.05 * short - 1e-6)
      }
    }
  })
})

// Outlines have ends of their own, and so have cards that lie askew.
describe.each(TITLED.filter(({ category }) => category !== 'shape'))('the captions of $type', (design) => {
  it('have their capitals in the middle between the edge and the photos', () => {
    for (const template of captionedSheets(design)) {
      const { toEdge, toPhotos } = airOf(template)
      expect(Math.abs(toEdge - toPhotos)).toBeLessThan(design.category === 'pile' ? 0.6 : 1e-6)
    }
  })
})

function sizesOf({ sizes }: Design): readonly Format[] {
  return sizes === STANDARD_SIZES ? [...STANDARD_SIZES, ...CUSTOM] : sizes
}

function captionedSheets(design: Design): readonly Template[] {
  return sizesOf(design).flatMap((format) => captioned(design, format))
}

/** A sheet in every text mode that has a caption, with its usual margin and with the widest. */
function captioned(design: Design, format: Format): Template[] {
  const input = { format, material: '' as const }
  const modes = design.controls({ ...input, values: {} }).find(({ key }) => key === 'hasText')
  const templates = modes
    ? controlValues(modes).flatMap((hasText) =>
        [{}, { borderCM: 2, marginCM: 2 }].map((values) =>
          generateTemplate(design, { ...input, values: { ...values, hasText } }),
        ),
      )
    : []
  return templates.filter((template) => textsOf(template).length > 0)
}

/** What a caption's letters, from its capitals to its last line, keep from the sheet's edge and from the photos. */
function airOf(template: Template) {
  const texts = textsOf(template)
  const [first, last] = [texts[0], texts.at(-1)]
  if (!first || !last) throw new Error('no caption')
  const { height } = template.format
  const top = first.y + ABOVE_CAPITALS * (first.look.fontSize ?? 0)
  const bottom = last.y + last.height - BELOW_CAPITALS * (last.look.fontSize ?? 0)
  const ends = photosOf(template).map((photo) => endsOf(photo, height))
  return top < height / 3
    ? { toEdge: top, toPhotos: Math.min(...ends.map((end) => end.top)) - bottom }
    : { toEdge: height - bottom, toPhotos: top - Math.max(...ends.map((end) => end.bottom)) }
}

/** How high up and how far down a photo's box reaches, inside the sheet. */
function endsOf({ x, y, width, height, rotation }: ImageLayer, most: number) {
  const middle = centreOf({ x, y, width, height })
  const corners = [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ x: across, y: down })))
  const levels = corners.map((corner) => turnedAbout(corner, middle, rotation).y)
  return { top: Math.min(...levels), bottom: Math.min(most, Math.max(...levels)) }
}
