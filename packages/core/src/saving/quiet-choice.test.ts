import { describe, expect, it } from 'vitest'
import { MOST_QUIET_BYTES, MOST_QUIET_PHOTOS, quietChoice } from './quiet-choice.ts'

const NOTHING = { photos: 0, bytes: 0 }
const photo = (id: string, isPlaced: boolean, bytes = 1000) => ({ id, name: id, bytes, isPlaced })

describe('the next photo that is sent unasked', () => {
  it('is one that a save would send, then the one chosen first', () => {
    expect(quietChoice([photo('a', false), photo('b', true), photo('c', true)], NOTHING)?.id).toBe('b')
    expect(quietChoice([photo('a', false), photo('c', false)], NOTHING)?.id).toBe('a')
    expect(quietChoice([], NOTHING)).toBeUndefined()
  })

  it('stays within what a visit may send', () => {
    const spent = { photos: 3, bytes: MOST_QUIET_BYTES - 500 }
    expect(quietChoice([photo('large', true, 501), photo('small', false, 500)], spent)?.id).toBe('small')
    expect(quietChoice([photo('large', true, 501)], spent)).toBeUndefined()
    expect(quietChoice([photo('a', true)], { photos: MOST_QUIET_PHOTOS, bytes: 0 })).toBeUndefined()
  })
})
