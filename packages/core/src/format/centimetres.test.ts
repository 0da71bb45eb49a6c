import { describe, expect, it } from 'vitest'
import { keepSizeCharacters, parseCentimetres, roundToHalf } from './centimetres.ts'

describe('a typed length', () => {
  it.each([
    ['50', 50],
    ['50,5', 50.5],
    ['50.5', 50.5],
    [' 50 ', 50],
    ['50,', 50],
    [',5', 0.5],
  ])('%j reads %f', (text, expected) => {
    expect(parseCentimetres(text)).toBe(expected)
  })

  it.each(['', '.', ',', '1,2,3', '1.000,5', '-50', '+50', '5e1', '0x10', '50cm', 'NaN', 'Infinity', '9'.repeat(400)])(
    '%j is no length',
    (text) => {
      expect(parseCentimetres(text)).toBeUndefined()
    },
  )

  it('keeps digits, comma and period of what is typed', () => {
    expect(keepSizeCharacters(' -5o,5 cm.٣½')).toBe('5,5.')
  })
})

describe('half centimetres', () => {
  it.each([
    [50.24, 50],
    [50.25, 50.5],
    [50.74, 50.5],
    [50.75, 51],
    [19.75, 20],
  ])('%f becomes %f', (typed, expected) => {
    expect(roundToHalf(typed)).toBe(expected)
  })
})
