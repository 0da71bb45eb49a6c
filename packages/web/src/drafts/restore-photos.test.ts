// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { useLibrary } from '../photos/library-store.ts'
import type { DraftPhoto } from './draft-record.ts'
import { restorePhotos } from './restore-photos.ts'

const facts = { width: 400, height: 300, rotation: 0 } as const
const photo = (id: string, more: Partial<DraftPhoto>): DraftPhoto => ({
  id,
  name: `${id}.jpg`,
  photoType: 'computer',
  isOffered: true,
  ...more,
})

it('the photos of a draft stand in their order at once, also those that must be read first', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const photos = [
    photo('unread', { serverId: 'unread' }),
    photo('known', { serverId: 'known', facts }),
    photo('-2', {}),
    photo('quote', { serverId: 'quote', photoType: 'quotes' }),
  ]
  restorePhotos({ photos }, new Map())
  expect(useLibrary.getState().order).toEqual(['unread', 'known', '-2', 'quote'])
})
