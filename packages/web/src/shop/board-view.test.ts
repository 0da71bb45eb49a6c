import { ORDER_STATES } from '@collagerie/core/order'
import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardQuery, isSameView, readBoardView } from './board-view.ts'

describe('the view of the board in an address', () => {
  it('is everything where the address says nothing, or nothing we know', () => {
    for (const query of ['', '?', '?state=lost', '?state=&q=', '?lang=de', '?q=%20'])
      expect(readBoardView(query)).toEqual({ state: '', search: '' })
    expect(boardQuery({ state: '', search: '' })).toBe('')
  })

  it('is read back as it was written, whatever was typed', () => {
    assert(
      property(constantFrom('' as const, ...ORDER_STATES), string({ unit: 'grapheme' }), (state, typed) => {
        const view = { state, search: typed.trim() }
        expect(readBoardView(boardQuery(view))).toEqual(view)
        expect(isSameView(readBoardView(boardQuery(view)), view)).toBe(true)
      }),
    )
  })
})
