// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useTabState } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto, refusedPhoto } from '../photos/testing/photos.ts'
import { photoWork } from '../photos/workers/photo-work.ts'
import { photoPost } from './photo-post.ts'

const uploads = vi.hoisted(() => ({ count: 0 }))

vi.mock('./upload-photo.ts', () => ({
  uploadPhoto: async () => {
    uploads.count += 1
    return { id: `on-server-${uploads.count}`, src: '/api/photo/1' }
  },
}))

const FILE = new Blob(['photo'])
const never = () => new AbortController().signal
const send = () => photoPost.send('a', FILE, () => undefined, never())

describe('a photo that was sent ahead', () => {
  beforeEach(() => {
    uploads.count = 0
    useTabState.setState({ save: undefined })
    useLibrary.setState({ photos: { a: loadedPhoto('a') } })
    vi.spyOn(photoWork, 'uploadCopy').mockImplementation(async (file) => file)
  })

  it('and arrived during a save is not sent again by that save', async () => {
    useTabState.setState({ save: new AbortController() })
    await photoPost.sendAhead('a', FILE, never())
    await send()
    expect(uploads.count).toBe(1)
  })

  it('is sent again by a later save that asks for it: the account may be another', async () => {
    useTabState.setState({ save: new AbortController() })
    await photoPost.sendAhead('a', FILE, never())
    useTabState.setState({ save: undefined })
    useTabState.setState({ save: new AbortController() })
    await send()
    expect(uploads.count).toBe(2)
  })
})

it('a photo that the draft has is sent, though no worker could show it', async () => {
  uploads.count = 0
  useTabState.setState({ save: new AbortController() })
  vi.spyOn(photoWork, 'uploadCopy').mockImplementation(async (file) => file)
  const facts = { width: 400, height: 300, rotation: 90 } as const
  useLibrary.setState({ photos: { a: { ...refusedPhoto('a'), isKept: true, facts } } })
  await send()
  expect([uploads.count, useLibrary.getState().photos['a']?.serverId]).toEqual([1, 'on-server-1'])
  useLibrary.setState({ photos: { a: refusedPhoto('a') } })
  await expect(send()).rejects.toThrow('ERROR_IMAGE_COULD_NOT_BE_LOADED')
})
