import { describe, expect, it } from 'vitest'
import { isPaletteColour, PALETTE, PALETTE_COLUMNS } from './palette.ts'
import { oklchPalette } from './testing/oklch-palette.ts'

describe('the palette', () => {
  it('is what its rule gives', () => {
    expect(PALETTE).toEqual(oklchPalette())
  })

  it('has 112 different colours in 14 columns', () => {
    expect(PALETTE).toHaveLength(112)
    expect(new Set(PALETTE).size).toBe(112)
    expect(PALETTE_COLUMNS * 8).toBe(112)
  })

  it('runs from white to black in its first column', () => {
    expect(PALETTE[0]).toBe('#ffffff')
    expect(PALETTE[7 * PALETTE_COLUMNS]).toBe('#000000')
  })

  it('tells its colours from others', () => {
    expect(PALETTE.every(isPaletteColour)).toBe(true)
    expect(isPaletteColour('#123456')).toBe(false)
    expect(isPaletteColour('#FFFFFF')).toBe(false)
  })
})
