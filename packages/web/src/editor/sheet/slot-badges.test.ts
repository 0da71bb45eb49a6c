import { describe, expect, it } from 'vitest'
import { badgeOf, type DisplayFlags, signOf } from './slot-badges.ts'

const flags: DisplayFlags = {
  showPhotoQualityWarnings: true,
  showDeleteBtn: true,
  showDoubleInfo: true,
  showPhotoQualityTextOnPhoto: true,
}
const words = { quality: (quality: string) => quality.toUpperCase(), duplicate: 'TWICE' }
const photo = { slot: 'img1', dpi: 200, isLow: false, isDouble: false }

describe('the badge on a photo', () => {
  it.each([
    [60, 'BAD', '#b3261e'],
    [61, 'AVERAGE', '#a8510a'],
    [75, 'AVERAGE', '#a8510a'],
    [90, 'AVERAGE', '#a8510a'],
    [99, 'SUFFICIENT', '#62660f'],
  ])('at %i dpi says %s', (dpi, label, color) => {
    expect(badgeOf({ ...photo, dpi, isLow: true }, flags, words)).toEqual({ label, color })
  })

  it('is missing where all is well', () => {
    expect(badgeOf(photo, flags, words)).toBeUndefined()
    expect(badgeOf({ ...photo, dpi: -1 }, flags, words)).toBeUndefined()
  })

  it('tells of a double too', () => {
    expect(badgeOf({ ...photo, isDouble: true }, flags, words)?.label).toBe('TWICE')
    expect(badgeOf({ ...photo, dpi: 50, isLow: true, isDouble: true }, flags, words)?.label).toBe('BAD · TWICE')
  })

  it('shows only what is asked for', () => {
    const low = { ...photo, dpi: 50, isLow: true, isDouble: true }
    expect(badgeOf(low, { ...flags, showPhotoQualityWarnings: false }, words)?.label).toBe('TWICE')
    expect(badgeOf(low, { ...flags, showDoubleInfo: false }, words)?.label).toBe('BAD')
    expect(badgeOf(low, { ...flags, showDoubleInfo: false, showPhotoQualityTextOnPhoto: false }, words)?.label).toBe(
      '!',
    )
  })
})

describe('the sign in a slot', () => {
  it('says that a photo is on its way, or that it cannot be shown', () => {
    expect(signOf('LOADING', false)).toBe('waiting')
    expect(signOf(undefined, true)).toBe('waiting')
    expect(signOf('ERROR', false)).toBe('failed')
  })

  it('is missing where a photo can be shown, even while another comes to take its place, and where none is', () => {
    expect(signOf('IMAGE', false)).toBeUndefined()
    expect(signOf('IMAGE', true)).toBeUndefined()
    expect(signOf(undefined, false)).toBeUndefined()
  })
})
