import { expect, it } from 'vitest'
import type { LibraryPhoto, PhotoType } from './library-photo.ts'
import { originOf, storedOrigin } from './photo-origin.ts'

const inLibrary = (photoType: PhotoType, uniqueFileId: string): LibraryPhoto => ({
  id: '-2',
  name: 'Été à la mer.jpg',
  photoType,
  uniqueFileId,
  used: 0,
  serverId: undefined,
  state: 'LOADING',
})

const STORED = {
  id: 'p',
  src: '',
  orgWidth: 1,
  orgHeight: 1,
  webWidth: 1,
  webHeight: 1,
  unique: 'p',
  suggestedRotation: 0,
}

it.each([
  ['computer', 'hash of the content', 'p'],
  ['instagram', 'Sandbox42', 'Sandbox42'],
] as const)('a photo of the %s comes back with its name, its type and what it is known by', (type, unique, known) => {
  const { name, source, externalId } = originOf(inLibrary(type, unique))
  expect(storedOrigin({ ...STORED, type: source, name, externalId }, 'Photo 1')).toEqual({
    name: 'Été à la mer.jpg',
    photoType: type,
    uniqueFileId: known,
  })
})

it('a photo that was stored without a name is told apart by its number', () => {
  const stored = { ...STORED, type: 'computer', name: '', externalId: '' }
  expect(storedOrigin(stored, 'Photo 13').name).toBe('Photo 13')
})
