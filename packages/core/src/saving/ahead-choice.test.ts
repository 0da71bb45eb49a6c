import { describe, expect, it } from 'vitest'
import { aheadChoice, MOST_AHEAD_BYTES, MOST_AHEAD_PHOTOS } from './ahead-choice.ts'

const NOTHING = { photos: 0, bytes: 0 }
const photo = (id: string, isPlaced: boolean, bytes = 1000) => ({ id, name: id, bytes, isPlaced })

describe('the next photo that is sent unasked', () => {
  it('is one that a save would send, then the one chosen first', () => {
    expect(aheadChoice([photo('a', false), photo('b', true), photo('c', true)], NOTHING)?.id).toBe('b')
    expect(aheadChoice([photo('a', false), photo('c', false)], NOTHING)?.id).toBe('a')
    expect(aheadChoice([], NOTHING)).toBeUndefined()
  })

  it('stays within what a visit may send', () => {
    const spent = { photos: 3, bytes: MOST_AHEAD_BYTES - 500 }
    expect(aheadChoice([photo('large', true, 501), photo('small', false, 500)], spent)?.id).toBe('small')
    expect(aheadChoice([photo('large', true, 501)], spent)).toBeUndefined()
    expect(aheadChoice([photo('a', true)], { photos: MOST_AHEAD_PHOTOS, bytes: 0 })).toBeUndefined()
  })
})
