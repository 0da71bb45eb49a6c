// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSignedInHere, noteSignedIn, noteSignedOut } from '../calls/account-presence.ts'
import { CallFailure, type CallFailureCode } from '../calls/call-failure.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { useAheadSetting } from './ahead-setting.ts'
import { aheadUploads } from './ahead-uploads.ts'

const post = vi.hoisted(() => ({
  sent: [] as string[],
  /** What becomes of a photo; it arrives where nothing is said. */
  ends: {} as Record<string, () => Promise<unknown>>,
}))

vi.mock('./photo-post.ts', () => ({
  photoPost: {
    sendAhead: (id: string) => {
      post.sent.push(id)
      return post.ends[id]?.() ?? Promise.resolve()
    },
  },
}))
vi.mock('../ui/when-idle.ts', () => ({ whenIdle: (job: () => void) => job() }))
vi.mock('../photos/library-store.ts', async (original) => ({
  ...(await original<typeof import('../photos/library-store.ts')>()),
  fileOf: () => new Blob(['photo']),
}))

const PAUSES_MS = 3_600_000
const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
/** Photos have new names in each round. */
let round = 0

/** It is then the server's as well. */
const arrives = (id: string) => async () =>
  useLibrary.setState(({ photos }) => ({ photos: { ...photos, [id]: loadedPhoto(id, { serverId: id }) } }))
const fails = (code: CallFailureCode) => () => Promise.reject(new CallFailure(code, 'no'))

describe('photos sent ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    globalThis.dataLayer = []
    vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
    useTabState.setState({ editorState: 'normal', save: undefined })
    useLibrary.setState({ photos: {}, order: [] })
    useAheadSetting.setState({ isOn: true, isOffered: false })
    aheadUploads.begin()
    post.sent.length = 0
  })

  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** Sends new photos with the given ends, each of a photo by its place, and returns the letters of what was sent. */
  async function sendWith(ends: readonly (CallFailureCode | undefined)[]): Promise<string> {
    round += 1
    const ids = LETTERS.map((letter) => `${letter}${round}`)
    post.ends = Object.fromEntries(
      ids.map((id, index) => {
        const code = ends[index]
        return [id, code === undefined ? arrives(id) : fails(code)]
      }),
    )
    useLibrary.setState({ photos: Object.fromEntries(ids.map((id) => [id, loadedPhoto(id)])), order: ids })
    useAheadSetting.setState({ isOn: true, isOffered: true })
    await vi.advanceTimersByTimeAsync(PAUSES_MS)
    return post.sent.map((id) => id.charAt(0)).join('')
  }

  it('go one after the other', async () => {
    expect(await sendWith([])).toBe('abcde')
  })

  it('pass over one that is at fault itself', async () => {
    expect(await sendWith([undefined, 'notJpeg'])).toBe('abcde')
  })

  it.each(['storageFull', 'tooManyRequests', 'otherOrigin'] as const)(
    'end with the first answer that is %s',
    async (code) => {
      expect(await sendWith([undefined, code])).toBe('ab')
    },
  )

  it('end after three failures in a row, and begin anew with the next sign-in', async () => {
    expect(await sendWith(['noConnection'])).toBe('aaa')
    useAheadSetting.setState({ isOffered: false })
    post.sent.length = 0
    expect(await sendWith([])).toBe('abcde')
  })

  it.each([true, false])(
    'end where nobody is signed in any more; that somebody was is known here: %s',
    async (isKnown) => {
      if (isKnown) noteSignedIn()
      else noteSignedOut()
      expect(await sendWith([undefined, 'signInNeeded'])).toBe('ab')
      expect(isSignedInHere()).toBe(false)
    },
  )
})
