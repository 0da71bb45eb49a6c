import { describe, expect, it } from 'vitest'
import { formatId } from './format.ts'
import { formatSuggestions } from './format-suggestions.ts'
import { STANDARD_SIZES } from './standard-sizes.ts'

const suggested = (width: number, height: number) => formatSuggestions({ width, height }, STANDARD_SIZES).map(formatId)

describe('format suggestions', () => {
  it('have nearly the asked proportions, nearest first', () => {
    expect(suggested(160, 110)).toEqual(['140x100', '120x80', '100x75', '90x60', '80x60', '75x50', '60x40', '50x40'])
  })

  it('leave out 30x30, 30x40 and 40x30', () => {
    expect(suggested(30, 30)).toEqual(['40x40', '40x50', '50x50', '60x60', '80x80', '100x100'])
    expect(suggested(30, 40)[0]).toBe('40x50')
    expect(suggested(40, 30)[0]).toBe('50x40')
  })

  it('stay within 0.8 and 1.2 of the asked proportions', () => {
    const sizes = [79, 80, 82, 119, 120, 121].map((width) => ({ width, height: 100 }))
    expect(formatSuggestions({ width: 100, height: 100 }, sizes).map((size) => size.width)).toEqual([82, 119, 80, 120])
  })

  it('stay below 150 both ways', () => {
    const sizes = [
      { width: 150, height: 149 },
      { width: 149, height: 150 },
      { width: 149, height: 149 },
    ]
    expect(formatSuggestions({ width: 149, height: 149 }, sizes).map(formatId)).toEqual(['149x149'])
  })
})
