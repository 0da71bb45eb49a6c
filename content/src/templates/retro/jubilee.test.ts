import { formatId } from '@collagerie/core/format'
import { describe, expect, it } from 'vitest'
import { jubilee } from './jubilee.ts'

const NUMBER = /-?\d+(?:\.\d+)?/g

/** The chips of the ground, each as the coordinates of its corners. */
function chipsOf(art: string): { xs: number[]; ys: number[] }[] {
  const outlines = [...art.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => d.split('M').slice(1))
  return outlines.map((outline) => {
    const numbers = (outline.match(NUMBER) ?? []).map(Number)
    return { xs: numbers.filter((_, nth) => nth % 2 === 0), ys: numbers.filter((_, nth) => nth % 2 === 1) }
  })
}

const straddles = (line: number, values: readonly number[]) => Math.min(...values) < line && Math.max(...values) > line

describe('the terrazzo of the jubilee', () => {
  it.each(jubilee.sizes.map((format) => ({ format, size: formatId(format) })))(
    'has no chip that the edge cuts: $size',
    ({ format }) => {
      const chips = chipsOf(jubilee.draw(format).art['ground'] ?? '')
      expect(chips.length).toBeGreaterThan(100)
      const cut = chips.filter(
        ({ xs, ys }) =>
          [0, format.width].some((line) => straddles(line, xs)) ||
          [0, format.height].some((line) => straddles(line, ys)),
      )
      expect(cut).toEqual([])
    },
  )
})
