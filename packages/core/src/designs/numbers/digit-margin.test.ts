import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../../format/index.ts'
import { union } from '../../geometry/index.ts'
import { TEXT_MODE } from '../../text/index.ts'
import { settle } from '../generate.ts'
import { number } from '../number.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

const clearOf = (side: number, marginCM: number) => {
  const input = {
    format: { width: side, height: side },
    material: '',
    values: { marginCM, hasText: TEXT_MODE.numberNone },
  }
  const { clip } = numberdate.layout({ ...input, material: '', values: settle(numberdate, { ...input, material: '' }) })
  return Math.min(clip?.x ?? 0, clip?.y ?? 0)
}

describe('digits without a title', () => {
  it.each([20, 30, 60, 100])(
    'stand clear of the edge of %d cm by a share of it and the margin that was chosen',
    (side) => {
      expect(clearOf(side, 0.5)).toBeCloseTo(0.5 + 0.03 * side, 6)
      expect(clearOf(side, 2)).toBeCloseTo(2 + 0.03 * side, 6)
    },
  )
})

describe('the margin of digits', () => {
  it.each([...STANDARD_SIZES, { width: 140, height: 20 }, { width: 20, height: 140 }])(
    'changes them with every step, with a title and without one, on $width x $height',
    (format) => {
      for (const design of [number, numberyear, numberdate]) {
        for (const hasText of [20, 21, 24]) {
          for (const fontset of [0, 3]) {
            let before = Number.POSITIVE_INFINITY
            for (let tenths = 5; tenths <= 20; tenths += 1) {
              const input = { format, material: '', values: { hasText, fontset, marginCM: tenths / 10 } } as const
              const { clip, photos } = design.layout({ ...input, values: settle(design, input) })
              const { width, height } = clip ?? union(photos) ?? { width: 0, height: 0 }
              expect(Math.abs(width + height - before)).toBeGreaterThan(0.03)
              expect(Math.max(width / format.width, height / format.height)).toBeGreaterThanOrEqual(0.5)
              before = width + height
            }
          }
        }
      }
    },
  )
})
