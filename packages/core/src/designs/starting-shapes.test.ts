import { describe, expect, it } from 'vitest'
import { DESIGN_TYPES, designFor, generateTemplate } from './index.ts'
import { photosOf } from './testing/layout-rules.ts'

/**
 * As long as a slot may be to its width where a design is first shown; longer where its counts are the same on every
 * sheet, or it is a stroke.
 */
const LONGEST = 2.55
const LONGEST_OF_FIXED = 2.9
const FIXED = new Set<string>(['alleven', 'pilealleven', 'pileonelarge', 'numberyear', 'numberdate'])

/** The tip of a heart is a triangle: its box is long, but most of what is missing are the box's ends. */
const LONGEST_TIP = 3.25

function longestOf(type: string, isLowest: boolean): number {
  if (type === 'heart' && isLowest) return LONGEST_TIP
  return FIXED.has(type) ? LONGEST_OF_FIXED : LONGEST
}

describe.each(DESIGN_TYPES)('the slots %s starts with', (type) => {
  const design = designFor(type)

  it('are no slivers on any sheet it is offered on', () => {
    for (const format of design.sizes) {
      const photos = photosOf(generateTemplate(design, { format, material: '', values: {} }))
      const lowest = Math.max(...photos.map(({ y }) => y))
      for (const { y, width, height } of photos) {
        const proportion = Math.max(width / height, height / width)
        expect(proportion).toBeLessThanOrEqual(longestOf(type, y === lowest))
      }
    }
  })
})
