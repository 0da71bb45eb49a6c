import { describe, expect, it } from 'vitest'
import { PALETTE, PALETTE_COLUMNS } from './palette.ts'
import { suitingColours } from './suiting-colours.ts'
import { toneOf } from './tone.ts'

const SKY = toneOf(110, 160, 220)
const SUNSET = toneOf(230, 140, 60)
const GREY = toneOf(120, 121, 119)

const columnsOf = (colours: readonly string[]) => [
  ...new Set(colours.map((colour) => PALETTE.indexOf(colour as (typeof PALETTE)[number]) % PALETTE_COLUMNS)),
]

describe('colours that suit photos', () => {
  it('are none without photos', () => {
    expect(suitingColours([])).toEqual([])
  })

  it('are of the hues the photos have most of, in three shades each', () => {
    const colours = suitingColours([SKY, SKY, SUNSET])
    expect(colours).toHaveLength(6)
    const [first, second] = columnsOf(colours)
    expect([8, 9]).toContain(first)
    expect([2, 3]).toContain(second)
  })

  it('are greys for photos without colour', () => {
    expect(suitingColours([GREY])).toEqual(['#ffffff', '#dedede', '#292929'])
  })

  it('are colours of the palette, each once, whatever the photos', () => {
    for (let hue = 0; hue < 360; hue += 7) {
      const [red, green] = [128 + 100 * Math.cos(hue), 128 + 100 * Math.sin(hue)]
      const colours = suitingColours([toneOf(red, green, 90), SKY, GREY])
      expect(new Set(colours).size).toBe(colours.length)
      expect(colours.every((colour) => PALETTE.includes(colour))).toBe(true)
    }
  })

  it('of each hue of the palette are that hue', () => {
    for (let column = 1; column < PALETTE_COLUMNS; column++) {
      const full = PALETTE[4 * PALETTE_COLUMNS + column] ?? ''
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
      expect(columnsOf(suitingColours([toneOf(red, green, blue)]))).toEqual([column])
    }
  })
})
