import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../../format/index.ts'
import { digitOutlines } from '../../shapes/index.ts'
import { outlinePolygon } from '../../shapes/outline.ts'
import type { DesignValues } from '../../template/index.ts'
import type { Design } from '../design.ts'
import { settle } from '../generate.ts'
import { number } from '../number.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

const STYLES = [0, 1, 2]
/** The air above the capitals of a line in its box, as a share of their size. */
const ABOVE_CAPITALS = 0.38

function layoutOf(design: Design, values: DesignValues, format = { width: 50, height: 50 }) {
  const input = { format, material: '', values } as const
  return design.layout({ ...input, values: settle(design, input) })
}

describe('drawn digits', () => {
  it.each(STYLES)('have few photos, large enough for a face, in style %i', (fontset) => {
    for (let digit = 0; digit < 10; digit++) {
      const { photos } = layoutOf(number, { numberValue: String(digit), fontset })
      expect(photos.length).toBeLessThanOrEqual(8)
    }
  })

  it.each(STYLES)('of four have three or four photos each, slim ones five at most, in style %i', (fontset) => {
    for (let digit = 0; digit < 10; digit++) {
      const { photos } = layoutOf(numberyear, { numberValue: String(digit).repeat(4), fontset })
      expect(photos.length).toBeGreaterThanOrEqual(8)
      expect(photos.length).toBeLessThanOrEqual(fontset === 0 ? 16 : 20)
    }
  })

  it.each(STYLES)(
    'of a year stand clear of their title, about as far as their two lines are apart or a little more, in style %i',
    (fontset) => {
      for (const format of STANDARD_SIZES.filter(({ width, height }) => width <= height)) {
        const { clip, title } = layoutOf(numberyear, { fontset }, format)
        if (!clip || !title) throw new Error('no digits, or no title')
        const lines = (11 * clip.height) / clip.viewportHeight
        const caption = title.y - clip.y - clip.height + ABOVE_CAPITALS * title.fontSize
        expect(caption / lines).toBeGreaterThan(0.8)
        expect(caption / lines).toBeLessThan(1.7)
      }
    },
  )

  it('of a date and their title leave no more than a third of a lying sheet empty above and below', () => {
    for (const format of STANDARD_SIZES.filter(({ width, height }) => width > height)) {
      const { clip, title } = layoutOf(numberdate, {}, format)
      if (!clip || !title) throw new Error('no digits, or no title')
      const bottom = title.y + title.height - 0.41 * title.fontSize
      expect((bottom - clip.y) / format.height).toBeGreaterThan(0.66)
      // A little above the middle.
      expect(clip.y / (format.height - bottom)).toBeCloseTo(47 / 53, 6)
    }
  })

  it('of the bold style run straight at the sides of a nought, which is no egg however it is stretched', () => {
    const nought = digitOutlines()[0]?.[0]
    if (!nought) throw new Error('no nought')
    const sides = outlinePolygon(nought)
      .flat()
      .filter(({ x }) => x < 1e-6)
      .map(({ y }) => y)
    expect(Math.max(...sides) - Math.min(...sides)).toBeGreaterThan(0.33 * nought.height)
  })
})
