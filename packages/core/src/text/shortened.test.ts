import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printableText, shortened } from './index.ts'

it.each([
  ['Notre été', 60, 'Notre été'],
  ['La famille Vandenberghe', 14, 'La famille\u2026'],
  ['\u{1F3A8}'.repeat(4), 8, '\u{1F3A8}'.repeat(4)],
  ['\u{1F3A8}'.repeat(5), 8, '\u{1F3A8}\u{1F3A8}\u2026'],
])('%j in %i characters is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected)
})

it('stays within its length, as a shop of few characters writes it too, and says that it was cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.integer({ min: 4, max: 30 }), (text, most) => {
      const short = shortened(text, most)
      expect(short === text || short.endsWith('\u2026')).toBe(true)
      expect(printableText(short, 'latin-1').text.length).toBeLessThanOrEqual(most)
    }),
  )
})
