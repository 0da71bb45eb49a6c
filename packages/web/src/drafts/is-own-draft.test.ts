// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftPhoto } from './draft-record.ts'
import { isOwnDraft } from './is-own-draft.ts'

const photo: DraftPhoto = { id: 'p', serverId: 'p', name: 'a.jpg', photoType: 'computer', isOffered: true }
const draft = { savedId: '7', photos: [photo] }

const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const refused = (status: number, code: string) => async () => Response.json({ error: 'x', code }, { status })
const answered = (status: number) => async () => new Response('', { status })
const isIn = (authenticated: string) => async () => Response.json({ authenticated })

/** What the server says to the three questions, in their order. */
let answers: Readonly<Record<'isAuthenticated' | 'collagePhoto' | 'photo', () => Promise<Response>>>

beforeEach(() => {
  answers = {
    isAuthenticated: isIn('true'),
    collagePhoto: refused(404, 'collageUnavailable'),
    photo: answered(200),
  }
  vi.stubGlobal('fetch', (url: string) => {
    const [question] = /isAuthenticated|collagePhoto|photo/.exec(url) ?? []
    return answers[question as keyof typeof answers]()
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('the draft of a saved collage', () => {
  it('is that of whoever has the collage, or its photos once the collage is deleted', async () => {
    expect(await isOwnDraft(draft)).toBe(true)
    answers = { ...answers, collagePhoto: async () => Response.json([]), photo: lost }
    expect(await isOwnDraft(draft)).toBe(true)
  })

  it.each([
    ['nobody is signed in', { isAuthenticated: isIn('false') }],
    ['the session has just ended', { collagePhoto: refused(401, 'signInNeeded') }],
    ['the photos are gone', { photo: answered(404) }],
    ['the photos are not theirs', { photo: answered(403) }],
  ])('is not theirs if %s', async (_, said) => {
    answers = { ...answers, ...said }
    expect(await isOwnDraft(draft)).toBe(false)
  })

  it.each([
    ['there is no connection for the first question', { isAuthenticated: lost }],
    ['there is none for the second', { collagePhoto: lost }],
    ['there is none for the third', { photo: lost }],
    ['the server is down at the third', { photo: answered(503) }],
  ])('may still be theirs if %s', async (_, said) => {
    answers = { ...answers, ...said }
    await expect(isOwnDraft(draft)).rejects.toThrow(
      expect.objectContaining({ name: 'Error', code: expect.any(String) }),
    )
  })
})
