import { expect, it } from 'vitest'
import { STANDARD_SIZES } from '../../format/index.ts'
import { union } from '../../geometry/index.ts'
import type { Design } from '../design.ts'
import { settle } from '../generate.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

const LYING = STANDARD_SIZES.filter(({ width, height }) => width > height)

function digitsOf(design: Design, fontset: number, format: { width: number; height: number }) {
  const input = { format, material: '', values: { fontset } } as const
  const { clip, photos } = design.layout({ ...input, values: settle(design, input) })
  const box = clip ?? union(photos)
  if (!box) throw new Error('no digits')
  return box
}

it.each(LYING)('four digits with a title keep clear of the sides of $width x $height', (format) => {
  for (const design of [numberyear, numberdate]) {
    for (const fontset of [0, 1, 2, 3]) {
      const { x, width } = digitsOf(design, fontset, format)
      expect(x / format.width).toBeGreaterThan(0.057)
      expect(x + width / 2).toBeCloseTo(format.width / 2, 6)
    }
  }
})
