import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTabState } from '../navigation/tab-state.ts'
import { Heartbeat } from './heartbeat.ts'

const asked: string[] = []
let isDown = false

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  isDown = false
  useTabState.setState({ sessionId: '' })
  globalThis.dataLayer = []
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  // The network is the one thing that is played here; the rest is the real clockwork.
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return isDown ? new Response('', { status: 503 }) : Response.json({ flashsession: 'abc' })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the heartbeat', () => {
  it('beats at once and then once in five minutes, with the session it was told', async () => {
    const heartbeat = new Heartbeat()
    heartbeat.start()
    await vi.advanceTimersByTimeAsync(299_000)
    expect(asked).toEqual(['/api/alive?format=json'])
    await vi.advanceTimersByTimeAsync(6000)
    expect(asked).toEqual(['/api/alive?format=json', '/api/alive?format=json&s=abc'])
    heartbeat.stop()
    await vi.advanceTimersByTimeAsync(900_000)
    expect(asked).toHaveLength(2)
  })

  it('tries again every five seconds while the server does not answer, and reports both ends of that', async () => {
    isDown = true
    const heartbeat = new Heartbeat()
    heartbeat.start()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(asked).toHaveLength(3)
    isDown = false
    await vi.advanceTimersByTimeAsync(5000)
    heartbeat.stop()
    expect(globalThis.dataLayer).toMatchObject([
      { event: 'heartbeat', result: 'error', retries: 1 },
      { event: 'heartbeat', result: 'error', retries: 2 },
      { event: 'heartbeat', result: 'error', retries: 3 },
      { event: 'heartbeat', result: 'retry_success', retries: 3 },
    ])
  })
})
