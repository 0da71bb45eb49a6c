// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useTabState } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
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
