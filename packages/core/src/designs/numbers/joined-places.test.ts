import { describe, expect, it } from 'vitest'
import { joinedPlaces, placesIn } from './joined-places.ts'

const NOUGHT = ['###', '#.#', '#.#', '#.#', '###']
const TWO = ['###', '..#', '###', '#..', '###']
const ONE = ['##', '.#', '.#', '.#', '.#']

/** Letters for photos, so that one sees who has which place. */
function drawn(marks: readonly string[]): readonly string[] {
  const rows = marks.map((row) => [...row.replaceAll('#', '?')])
  joinedPlaces(marks).forEach(({ x, y, width, height }, index) => {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) {
        expect(rows[row]?.[column]).toBe('?')
        rows[row]?.splice(column, 1, String.fromCharCode(97 + index))
      }
  })
  return rows.map((row) => row.join(''))
}

describe('joined places of a digit', () => {
  it('are half as many photos or fewer, each twice as long as it is wide at most', () => {
    expect(drawn(NOUGHT)).toEqual(['aab', 'c.b', 'c.d', 'e.d', 'eff'])
    expect(drawn(TWO)).toEqual(['aab', '..b', 'cdd', 'c..', 'eef'])
    expect(drawn(ONE)).toEqual(['aa', '.b', '.b', '.c', '.c'])
  })

  it('are in reading order, and cover what single ones would', () => {
    expect(placesIn(ONE)).toHaveLength(6)
    expect(joinedPlaces(ONE).reduce((sum, { width, height }) => sum + width * height, 0)).toBe(6)
  })
})
