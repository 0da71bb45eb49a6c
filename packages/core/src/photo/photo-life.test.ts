import { describe, expect, it } from 'vitest'
import { dotsAt, leavesSlot, nextPhotoState, TILE_STATE } from './index.ts'

describe('the life of a photo', () => {
  it('starts by loading and ends as an image or an error', () => {
    expect(nextPhotoState('LOADING', 'loaded')).toBe('IMAGE')
    expect(nextPhotoState('LOADING', 'failed')).toBe('ERROR')
    expect(nextPhotoState('IMAGE', 'failed')).toBe('ERROR')
  })

  it('does not come back from an error by a late answer', () => {
    expect(nextPhotoState('ERROR', 'loaded')).toBe('ERROR')
    expect(nextPhotoState('ERROR', 'failed')).toBe('ERROR')
    expect(nextPhotoState('IMAGE', 'loaded')).toBe('IMAGE')
  })

  it('is counted 0, 1, 2 by tiles', () => {
    expect(TILE_STATE).toEqual({ LOADING: 0, ERROR: 1, IMAGE: 2 })
  })

  it('leaves its slot only in error and only where the server does not have it', () => {
    expect(leavesSlot('ERROR', false)).toBe(true)
    expect(leavesSlot('ERROR', true)).toBe(false)
    expect(leavesSlot('LOADING', false)).toBe(false)
    expect(leavesSlot('IMAGE', false)).toBe(false)
  })

  it('waits with one, two, three dots, each for 750 ms', () => {
    expect([-5, 0, 749, 750, 1500, 2249, 2250].map(dotsAt)).toEqual([1, 1, 1, 2, 3, 3, 1])
  })
})
