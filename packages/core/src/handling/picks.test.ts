import { describe, expect, it } from 'vitest'
import { NO_PICKS, pickRange, picksIn, togglePick } from './picks.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']

describe('what is chosen together', () => {
  it('takes one after another, and lets one go again', () => {
    const both = togglePick(togglePick(NO_PICKS, 'c'), 'a')
    expect(both.ids).toEqual(['c', 'a'])
    expect(togglePick(both, 'c').ids).toEqual(['a'])
  })

  it('reaches from where it began, forwards and backwards, and replaces the range before', () => {
    const start = togglePick(NO_PICKS, 'c')
    const ahead = pickRange(start, 'e', ORDER)
    expect(ahead.ids).toEqual(['c', 'd', 'e'])
    expect(pickRange(ahead, 'a', ORDER).ids).toEqual(['a', 'b', 'c'])
  })

  it('begins a range where nothing was chosen, or what was is gone', () => {
    expect(pickRange(NO_PICKS, 'b', ORDER)).toEqual({ ids: ['b'], anchor: 'b' })
    expect(pickRange(togglePick(NO_PICKS, 'gone'), 'b', ORDER).ids).toEqual(['b'])
  })

  it('is seen in order, without what is gone', () => {
    expect(picksIn({ ids: ['d', 'gone', 'a'], anchor: 'd' }, ORDER)).toEqual(['a', 'd'])
  })
})
