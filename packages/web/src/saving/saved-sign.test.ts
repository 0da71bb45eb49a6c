import { describe, expect, it } from 'vitest'
import { savedState } from './saved-sign.tsx'

const CALM = { isSaving: false, isOnline: true, isInAccount: false, keptHere: 'kept' } as const

describe('the sign in the header', () => {
  it.each([
    [{}, 'savedHere'],
    [{ keptHere: 'keeping' }, 'keeping'],
    [{ keptHere: 'refused' }, 'notKept'],
    [{ isInAccount: true }, 'savedToAccount'],
    [{ isInAccount: true, keptHere: 'refused' }, 'savedToAccount'],
    [{ isOnline: false }, 'offline'],
    [{ isOnline: false, keptHere: 'refused' }, 'notKept'],
    [{ isSaving: true, isOnline: false }, 'saving'],
  ] as const)('with %j says %s', (change, state) => {
    expect(savedState({ ...CALM, ...change })).toBe(state)
  })
})
