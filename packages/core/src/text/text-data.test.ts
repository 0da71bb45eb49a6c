import { describe, expect, it } from 'vitest'
import { PHOTO_TEXT_FONTS, TITLE_FONTS } from './fonts.ts'
import { FONT_SIZES, PHOTO_TEXT_DEFAULTS, TITLE_DEFAULTS } from './text-data.ts'

describe('fonts', () => {
  it('of the title come with a style name', () => {
    expect(TITLE_FONTS.map(({ font, style }) => `${font}: ${style}`)).toEqual([
      'Montserrat: modern1',
      'Nunito: modern2',
      'Crimson Text: classic',
      'McLaren: playful',
    ])
  })
})

describe('text defaults', () => {
  it('have no words', () => {
    expect([TITLE_DEFAULTS.text, PHOTO_TEXT_DEFAULTS.text]).toEqual(['', ''])
  })

  it('are in allowed fonts and sizes', () => {
    expect(TITLE_FONTS.map((each) => each.font)).toContain(TITLE_DEFAULTS.font)
    expect(PHOTO_TEXT_FONTS).toContain(PHOTO_TEXT_DEFAULTS.font)
    expect(FONT_SIZES).toContain(TITLE_DEFAULTS.fontSize)
    expect(FONT_SIZES).toContain(PHOTO_TEXT_DEFAULTS.fontSize)
  })

  it('stand lines 0.5 cm apart', () => {
    expect(TITLE_DEFAULTS.lineGap).toBe(0.5)
    expect(PHOTO_TEXT_DEFAULTS.lineGap).toBe(0.5)
  })

  it('have font sizes of 16, 20, 26, 48, 72 and 96 points', () => {
    expect(FONT_SIZES.map((size) => Math.round((size / 2.54) * 72))).toEqual([16, 20, 26, 48, 72, 96])
  })
})
