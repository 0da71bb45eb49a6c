// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { LibraryPhoto } from '../photos/library-store.ts'
import { fillable, originalIn } from './photo-actions.ts'

const common = { uniqueFileId: 'x', used: 0, serverId: undefined, photoType: 'computer' } as const
const loaded = { state: 'IMAGE', width: 30, height: 20, rotation: 90, takenAt: 5, thumbUrl: '' } as const
const photos: Readonly<Record<string, LibraryPhoto>> = {
  a: { ...common, id: 'a', name: 'a.jpg', ...loaded },
  b: { ...common, id: 'b', name: 'b.jpg', state: 'LOADING' },
  c: { ...common, id: 'c', name: 'c.jpg', state: 'ERROR', error: 'ERROR_FILE_TO_BIG' },
  d: { ...common, id: 'd', name: 'd', ...loaded, photoType: 'quotes', takenAt: undefined },
}

describe('the photos that can fill a sheet', () => {
  it('are those that are loaded, in the order they were chosen', () => {
    expect(fillable(photos, ['d', 'b', 'c', 'a'])).toEqual([
      { id: 'd', width: 30, height: 20, rotation: 90, order: 0 },
      { id: 'a', width: 30, height: 20, rotation: 90, order: 3, takenAt: 5 },
    ])
  })
})

describe('the original of a photo', () => {
  it('is known once it is loaded, and tells a quote from a photo', () => {
    expect(originalIn(photos, 'a')).toEqual({ width: 30, height: 20, isQuote: false })
    expect(originalIn(photos, 'd')).toMatchObject({ isQuote: true })
    expect([originalIn(photos, 'b'), originalIn(photos, 'c'), originalIn(photos, 'z')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
