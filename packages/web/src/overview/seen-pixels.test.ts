import { SCREENSHOT_PX } from '@collagerie/core/collage'
import { STANDARD_SIZES } from '@collagerie/core/format'
import { expect, it } from 'vitest'
import { seenPixels } from './seen-pixels.ts'

it.each(STANDARD_SIZES)('a piece of $width x $height is seen whole, and nothing beside it', ({ width, height }) => {
  const seen = seenPixels({ width, height })
  const scale = SCREENSHOT_PX / Math.max(width, height)
  // Painted like the screenshot: whole pixels, centred as far as these allow.
  const painted = { width: Math.round(width * scale), height: Math.round(height * scale) }
  for (const side of ['width', 'height'] as const) {
    const start = Math.floor((SCREENSHOT_PX - painted[side]) / 2)
    const seenStart = (SCREENSHOT_PX - seen[side]) / 2
    expect(seenStart).toBeGreaterThanOrEqual(start)
    expect(seenStart + seen[side]).toBeLessThanOrEqual(start + painted[side])
    expect(painted[side] - seen[side]).toBeLessThanOrEqual(1)
  }
})

it('a piece whose format is not known is a square', () => {
  expect(seenPixels({ width: 0, height: 0 })).toEqual({ width: SCREENSHOT_PX, height: SCREENSHOT_PX })
})
