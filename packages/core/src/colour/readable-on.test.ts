import { describe, expect, it } from 'vitest'
import { contrast, READABLE } from './contrast.ts'
import { PALETTE } from './palette.ts'
import { readableOn } from './readable-on.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#4d4d4f', '#ffffff', 8.42],
  ])('of %s and %s is %f, either way round', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })
})

describe('a colour that can be read', () => {
  it('is the wanted one wherever that can be read', () => {
    expect(readableOn('#ffffff', '#4d4d4f')).toBe('#4d4d4f')
    expect(readableOn('#000000', '#4d4d4f')).toBe('#ffffff')
    expect(readableOn('#959595', '#4d4d4f')).toBe('#000000')
  })

  it.each(['#4d4d4f', '#000000', '#ffffff', '#c9a45c'])('is found on every ground of the palette for %s', (wanted) => {
    const faint = PALETTE.filter((ground) => contrast(readableOn(ground, wanted), ground) < READABLE)
    expect(faint).toEqual([])
  })

  it('is found on every grey between black and white', () => {
    const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
    expect(greys.filter((ground) => contrast(readableOn(ground, ground), ground) < READABLE)).toEqual([])
  })
})
