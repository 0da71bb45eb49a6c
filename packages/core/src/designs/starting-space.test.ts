import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { designFor, settle } from './index.ts'
import { startingSpace } from './starting-space.ts'

const GROWING = ['onelarge', 'instagram', 'normalsplit', 'bordersplit', 'scrambled'] as const
/** These have half a centimetre by rule, whatever the sheet. */
const FIXED = ['alleven', 'mosaiccross', 'mosaic1', 'mosaiceven', 'mosaicinsta'] as const

const spaceOf = (type: (typeof GROWING)[number] | (typeof FIXED)[number], width: number, height: number) => {
  const { borderCM, marginCM } = settle(designFor(type), { format: { width, height }, material: '', values: {} })
  return { borderCM, marginCM }
}

describe('the space a sheet starts with', () => {
  it.each([
    [20, 20, 0.5],
    [50, 40, 0.5],
    [60, 60, 0.7],
    [120, 80, 1],
    [140, 100, 1.2],
  ])('on %d x %d is %d cm', (width, height, space) => {
    expect(startingSpace({ width, height })).toEqual({ borderCM: space, marginCM: space })
  })

  it.each(GROWING)('grows with the sheet in %s', (type) => {
    for (const { width, height } of designFor(type).sizes) {
      const { borderCM, marginCM } = spaceOf(type, width, height)
      expect(borderCM).toBeGreaterThanOrEqual(startingSpace({ width, height }).borderCM)
      expect(marginCM).toBeGreaterThanOrEqual(Number(borderCM))
    }
  })

  it.each(FIXED)('is half a centimetre in %s', (type) => {
    for (const { width, height } of STANDARD_SIZES)
      expect(spaceOf(type, width, height)).toEqual({ borderCM: 0.5, marginCM: 0.5 })
  })

  it('gives way to what a customer chose', () => {
    const format = { width: 100, height: 100 }
    const values = { borderCM: 0.2, marginCM: 0.6 }
    expect(settle(designFor('scrambled'), { format, material: '', values })).toMatchObject(values)
  })
})
