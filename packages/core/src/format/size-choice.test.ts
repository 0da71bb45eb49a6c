import { describe, expect, it } from 'vitest'
import { type Format, formatId, ORIENTATION } from './format.ts'
import { defaultSize, firstOfOrientation, sizeMatching, sizesOfOrientation } from './size-choice.ts'
import { STANDARD_SIZES } from './standard-sizes.ts'

function sizes(list: string): Format[] {
  return list.split(' ').map((id) => {
    const [width = 0, height = 0] = id.split('x').map(Number)
    return { width, height }
  })
}

const idOf = (size: Format | undefined) => size && formatId(size)

describe('default size', () => {
  it.each([
    ['30x30 50x50 40x50 50x40', '50x40'],
    ['30x30 50x50 40x50', '40x50'],
    ['30x30 50x50 60x60', '50x50'],
    ['60x60 30x30', '60x60'],
  ])('of %s is %s', (list, expected) => {
    expect(idOf(defaultSize(sizes(list)))).toBe(expected)
  })

  it('of no sizes is none', () => {
    expect(defaultSize([])).toBeUndefined()
  })
})

describe('orientation', () => {
  it('lists the sizes of one orientation in their order', () => {
    expect(sizesOfOrientation(STANDARD_SIZES, ORIENTATION.square).map(formatId)).toEqual([
      '30x30',
      '40x40',
      '50x50',
      '60x60',
      '80x80',
      '100x100',
    ])
  })

  it.each([
    [ORIENTATION.landscape, '40x30'],
    [ORIENTATION.portrait, '30x40'],
    [ORIENTATION.square, '30x30'],
  ])('%i starts with %s', (orientation, expected) => {
    expect(idOf(firstOfOrientation(STANDARD_SIZES, orientation))).toBe(expected)
  })

  it('without a size chooses none', () => {
    expect(firstOfOrientation(sizes('40x30'), ORIENTATION.square)).toBeUndefined()
  })
})

describe('a typed size', () => {
  it('is recognised as a standard one only when both sides agree', () => {
    expect(idOf(sizeMatching(STANDARD_SIZES, { width: 60, height: 40 }))).toBe('60x40')
    expect(sizeMatching(STANDARD_SIZES, { width: 60, height: 40.5 })).toBeUndefined()
  })
})
