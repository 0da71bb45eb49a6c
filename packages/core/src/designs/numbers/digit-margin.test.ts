import { describe, expect, it } from 'vitest'
import { TEXT_MODE } from '../../text/index.ts'
import { settle } from '../generate.ts'
import { numberdate } from '../numberdate.ts'

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
