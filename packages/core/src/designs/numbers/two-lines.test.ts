import { describe, expect, it } from 'vitest'
import { type Format, STANDARD_SIZES } from '../../format/index.ts'
import type { DesignValues } from '../../template/index.ts'
import type { Design } from '../design.ts'
import { settle } from '../generate.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

const FOUR_DIGITS = [
  { design: numberyear, inTwoLines: 208 },
  { design: numberdate, inTwoLines: 216 },
] as const

function clipOf(design: Design, values: DesignValues, format: Format) {
  const input = { format, material: '', values } as const
  return design.layout({ ...input, values: settle(design, input) }).clip
}

describe.each(FOUR_DIGITS)('four digits of $design.type', ({ design, inTwoLines }) => {
  it.each(STANDARD_SIZES.filter(({ width, height }) => width <= height))(
    'stand in two lines on $width x $height, with whatever title',
    (format) => {
      for (const hasText of [20, 21, 22, 23, 24]) {
        const clip = clipOf(design, { hasText }, format)
        expect(clip?.viewportHeight).toBe(inTwoLines)
        const share = clip && Math.max(clip.width / format.width, clip.height / format.height)
        expect(share).toBeGreaterThanOrEqual(0.5)
      }
    },
  )

  it.each(STANDARD_SIZES.filter(({ width, height }) => width > height && width < 1.45 * height))(
    'stand in two lines on $width x $height too, which is not much wider than high',
    (format) => {
      expect(clipOf(design, {}, format)?.viewportHeight).toBe(inTwoLines)
      expect(clipOf(design, { hasText: 20 }, format)?.viewportHeight).toBe(inTwoLines)
    },
  )

  it.each(STANDARD_SIZES.filter(({ width, height }) => width >= 1.9 * height))(
    'stand in one line on $width x $height, with whatever title',
    (format) => {
      for (const hasText of [20, 21, 22, 23, 24]) {
        expect(clipOf(design, { hasText }, format)?.viewportHeight).toBe(100)
      }
    },
  )
})
