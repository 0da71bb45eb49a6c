import { describe, expect, it } from 'vitest'
import { savedState } from './saved-status.tsx'

const CALM = { isSaving: false, isOnline: true, isInAccount: false, localCopy: 'kept' } as const

describe('the sign in the header', () => {
  it.each([
    [{}, 'savedHere'],
    [{ localCopy: 'keeping' }, 'keeping'],
    [{ localCopy: 'refused' }, 'notKept'],
    [{ isInAccount: true }, 'savedToAccount'],
    [{ isInAccount: true, localCopy: 'refused' }, 'savedToAccount'],
    [{ isOnline: false }, 'offline'],
    [{ isOnline: false, localCopy: 'refused' }, 'notKept'],
    [{ isSaving: true, isOnline: false }, 'saving'],
  ] as const)('with %j says %s', (change, state) => {
    expect(savedState({ ...CALM, ...change })).toBe(state)
  })
})
