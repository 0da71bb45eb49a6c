import { describe, expect, it } from 'vitest'
import { type Format, STANDARD_SIZES } from '../../format/index.ts'
import type { DesignValues } from '../../template/index.ts'
import type { Design } from '../design.ts'
import { settle } from '../generate.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

const FOUR_DIGITS = [{ design: numberyear }, { design: numberdate }] as const

function clipOf(design: Design, values: DesignValues, format: Format) {
  const input = { format, material: '', values } as const
  const { clip } = design.layout({ ...input, values: settle(design, input) })
  if (!clip) throw new Error('no outlines')
  return clip
}

/** A line is 100 units high, two lines and what is between them more than twice that. */
const linesOf = ({ viewportHeight }: { viewportHeight: number }) => Math.floor(viewportHeight / 100)

describe.each(FOUR_DIGITS)('four digits of $design.type', ({ design }) => {
  it.each(STANDARD_SIZES.filter(({ width, height }) => width <= height))(
    'stand in two lines on $width x $height, with whatever title',
    (format) => {
      for (const hasText of [20, 21, 22, 23, 24]) {
        const clip = clipOf(design, { hasText }, format)
        expect(linesOf(clip)).toBe(2)
        expect(Math.max(clip.width / format.width, clip.height / format.height)).toBeGreaterThanOrEqual(0.5)
      }
    },
  )

  it.each(STANDARD_SIZES.filter(({ width, height }) => width >= 1.39 * height))(
    'stand in one line on $width x $height, over most of its width, with whatever title',
    (format) => {
      for (const hasText of [20, 21, 22, 23, 24]) {
        const clip = clipOf(design, { hasText }, format)
        expect(linesOf(clip)).toBe(1)
        expect(clip.width / format.width).toBeGreaterThanOrEqual(0.85)
      }
    },
  )
})
