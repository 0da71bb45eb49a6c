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
const LONGEST_OF_HEART = 3.05

function longestOf(type: string): number {
  if (type === 'heart') return LONGEST_OF_HEART
  return FIXED.has(type) ? LONGEST_OF_FIXED : LONGEST
}

describe.each(DESIGN_TYPES)('the slots %s starts with', (type) => {
  const design = designFor(type)

  it('are no slivers on any sheet it is offered on', () => {
    for (const format of design.sizes) {
      for (const { width, height } of photosOf(generateTemplate(design, { format, material: '', values: {} }))) {
        const proportion = Math.max(width / height, height / width)
        expect(proportion).toBeLessThanOrEqual(longestOf(type))
      }
    }
  })
})
