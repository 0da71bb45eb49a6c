import { expect, it } from 'vitest'
import { autofill } from './autofill.ts'
import type { AutofillPhoto } from './autofill-photo.ts'
import { placePhoto } from './placed-photo.ts'
import { quoteShows } from './quote-shows.ts'
import { seenCells } from './seen-part.ts'

const QUOTE: AutofillPhoto = { id: 'q', width: 2250, height: 3000, rotation: 0, order: 0, isQuote: true }
const photo = (order: number): AutofillPhoto => ({ id: `p${order}`, width: 800, height: 600, rotation: 0, order })

/** What a round slot shows of its box. */
const ROUND = {
  window: { x: 0, y: 0, width: 1, height: 1 },
  cells: seenCells(32, 32, (column, row) => Math.hypot(column - 15.5, row - 15.5) < 15.5),
}

it('all words show in every plain slot, and only a shaped one can hide some', () => {
  const placed = placePhoto('q')
  for (const ratio of [0.1, 0.3, 0.56, 0.75, 1, 1.33, 1.78, 3, 10])
    expect(quoteShows({ width: 10 * ratio, height: 10 }, QUOTE, placed)).toBe(true)
  expect(quoteShows({ width: 10, height: 10, seen: ROUND }, QUOTE, placed)).toBe(false)
  expect(quoteShows({ width: 10, height: 10 }, QUOTE, { ...placed, zoom: 2 })).toBe(false)
})

it('a sheet is filled with the quote in a small slot that shows all of it', () => {
  const slots = [
    { slot: 'large', width: 30, height: 40 },
    { slot: 'round', width: 10, height: 10, seen: ROUND },
    { slot: 'small', width: 10, height: 10 },
  ]
  const { placements } = autofill(slots, [QUOTE, photo(1), photo(2)])
  expect(placements.find(({ photo: { id } }) => id === 'q')?.slot).toBe('small')
})
