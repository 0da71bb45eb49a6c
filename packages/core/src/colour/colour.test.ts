import { describe, expect, it } from 'vitest'
import { parseColour, to0x, toHash } from './colour.ts'

describe('a written colour', () => {
  it.each([
    ['0xabc', '#000abc', '0x000abc'],
    ['0xFFFFFF', '#ffffff', '0xffffff'],
    ['#4d4d4f', '#4d4d4f', '0x4d4d4f'],
    ['#0', '#000000', '0x000000'],
    ['0X8a8c8e', '#8a8c8e', '0x8a8c8e'],
    [' #dcddde ', '#dcddde', '0xdcddde'],
  ])('%j is %s and %s', (text, hash, written) => {
    expect(toHash(text)).toBe(hash)
    expect(to0x(text)).toBe(written)
  })

  it.each([
    '',
    '#',
    '0x',
    'ffffff',
    '#fffffff',
    '#ggg',
    'red',
    '#fff;}',
    'url(x)',
    '#12 34',
    '-0x1',
    null,
    undefined,
    16777215,
    {},
    ['#ffffff'],
  ])('%j is no colour', (text) => {
    expect(parseColour(text)).toBeUndefined()
  })

  it('that is none falls back', () => {
    expect(toHash('red')).toBe('#000000')
    expect(toHash('red', '#ffffff')).toBe('#ffffff')
    expect(to0x('red', '#ffffff')).toBe('0xffffff')
  })
})
