import { describe, expect, it } from 'vitest'
import { averageColour, laidOver } from './average-colour.ts'

/** Four by two pixels: the left half black, the right half red above and white below. */
const pixels = {
  width: 4,
  height: 2,
  data: Uint8Array.from(
    ['000 000 f00 f00', '000 000 fff fff'].flatMap((row) =>
      row.split(' ').flatMap((pixel) => [...Array.from(pixel, (level) => Number.parseInt(level, 16) * 17), 255]),
    ),
  ),
}

describe('the average colour', () => {
  it.each([
    [{ x: 0, y: 0, width: 0.5, height: 1 }, '#000000'],
    [{ x: 0.5, y: 0, width: 0.5, height: 0.5 }, '#ff0000'],
    [{ x: 0.5, y: 0, width: 0.5, height: 1 }, '#ff8080'],
    [{ x: 0, y: 0, width: 1, height: 1 }, '#804040'],
    [{ x: -1, y: -1, width: 9, height: 9 }, '#804040'],
    [{ x: 0.6, y: 0.6, width: 0.1, height: 0.1 }, '#ffffff'],
    [{ x: 2, y: 0, width: 1, height: 1 }, '#ffffff'],
  ])('of %j is %s', (part, colour) => {
    expect(averageColour(pixels, part)).toBe(colour)
  })
})

describe('a colour laid over another', () => {
  it('lets it through as far as it is not opaque', () => {
    expect(laidOver('#000000', '#ffffff', 0.75)).toBe('#bfbfbf')
    expect(laidOver('#102030', '#ffffff', 0)).toBe('#102030')
    expect(laidOver('#102030', '#fedcba', 1)).toBe('#fedcba')
  })
})
