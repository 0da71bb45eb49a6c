// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportSessionDone } from './report-session-done.ts'

const asked: string[] = []

function answerWith(answers: Readonly<Record<string, () => Response>>): void {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`)
    const answer = Object.entries(answers).find(([start]) => url.startsWith(start))?.[1]
    if (!answer) throw new TypeError('no connection')
    return answer()
  })
}

beforeEach(() => {
  asked.length = 0
  globalThis.dataLayer = []
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the end of a session', () => {
  it('is told under the name the heartbeat gives', async () => {
    answerWith({
      '/api/alive': () => Response.json({ flashsession: 'a/b' }),
      '/collage/ajaxDone': () => new Response(null, { status: 204 }),
    })
    await reportSessionDone()
    expect(asked).toEqual(['GET /api/alive?format=json', 'POST /collage/ajaxDone/s/a%2Fb'])
    expect(globalThis.dataLayer).toEqual([])
  })

  it.each([
    ['there is no connection', {}],
    ['the heartbeat fails', { '/api/alive': () => new Response('', { status: 503 }) }],
    ['the heartbeat says nothing of use', { '/api/alive': () => Response.json({}) }],
  ])('is only logged where %s', async (_case, answers) => {
    answerWith(answers)
    await reportSessionDone()
    expect(asked).toHaveLength(1)
    expect(globalThis.dataLayer).toEqual([expect.objectContaining({ event: 'session-done-failure' })])
  })
})
