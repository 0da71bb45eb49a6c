import { describe, expect, it } from 'vitest'
import { loadedPhoto, loadingPhoto, refusedPhoto } from '../testing/photos.ts'
import { filesOutcome } from './files-outcome.ts'

describe('files chosen from the computer', () => {
  it('go into the slot when there is one, and nowhere when it is refused or cancelled', () => {
    expect(filesOutcome(1, [loadedPhoto('-2')])).toEqual({ kind: 'select', id: '-2' })
    expect(filesOutcome(1, [refusedPhoto('-2')])).toEqual({ kind: 'nothing' })
    expect(filesOutcome(1, [loadingPhoto('-2', 'a.jpg')])).toEqual({ kind: 'nothing' })
  })

  it('are only added when there are several, even where just one can be shown', () => {
    expect(filesOutcome(2, [loadedPhoto('-2'), loadedPhoto('-3')])).toEqual({ kind: 'many', ids: ['-2', '-3'] })
    expect(filesOutcome(2, [refusedPhoto('-2'), loadedPhoto('-3')])).toEqual({ kind: 'many', ids: ['-3'] })
    expect(filesOutcome(2, [refusedPhoto('-2'), refusedPhoto('-3')])).toEqual({ kind: 'nothing' })
  })
})
