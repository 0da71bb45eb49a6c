import { PALETTE } from '@collagerie/core/colour'
import { describe, expect, it } from 'vitest'
import { colourName } from './colour-name.ts'

describe('the name of a colour', () => {
  it('is its hue and its shade from light to dark', () => {
    expect(colourName('#ffffff')).toEqual({ hue: 'grey', shade: 1 })
    expect(colourName('#c3393c')).toEqual({ hue: 'red', shade: 6 })
    expect(colourName('#541b34')).toEqual({ hue: 'pink', shade: 8 })
  })

  it('tells all colours of the palette apart', () => {
    const names = PALETTE.map((colour) => JSON.stringify(colourName(colour)))
    expect(new Set(names).size).toBe(112)
  })

  it('is missing for a colour outside the palette', () => {
    expect(colourName('#123456')).toBeUndefined()
  })
})
