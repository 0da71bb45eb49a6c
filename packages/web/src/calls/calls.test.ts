import { unknown } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getJson, post } from './calls.ts'

/** A network whose behaviour the test controls. */
function network(answer: (signal: AbortSignal) => Promise<Response>): void {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => answer(signal))
}

function whenCut(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/** An answer that begins and never ends by itself. */
function begun(signal: AbortSignal, ending?: Promise<never>): Response {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"half":'))
      Promise.race([whenCut(signal), ...(ending ? [ending] : [])]).catch((error: unknown) => controller.error(error))
    },
  })
  return new Response(body)
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a call', () => {
  it('gives what the server says', async () => {
    network(async () => Response.json({ all: 'well' }))
    expect(await getJson('/api/any', unknown())).toEqual({ all: 'well' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has no connection where there is no answer, or half of one', async () => {
    const broken = new TypeError('network error')
    network(() => Promise.reject(broken))
    await expect(post('/api/any', {})).rejects.toMatchObject({ code: 'noConnection', status: 0, cause: broken })
    network(async (signal) => begun(signal, Promise.reject(broken)))
    await expect(post('/api/any', {})).rejects.toMatchObject({ code: 'noConnection', status: 0 })
  })

  it('that gets words of somebody between is unexpected', async () => {
    network(async () => new Response('<html>', { status: 200 }))
    await expect(post('/api/any', {})).rejects.toMatchObject({ code: 'unexpected', status: 200 })
    network(async () => new Response('', { status: 502, headers: { 'retry-after': '7' } }))
    await expect(post('/api/any', {})).rejects.toMatchObject({ code: 'unexpected', status: 502, retryAfter: 7 })
  })

  it.each([
    ['before there is an answer', whenCut],
    ['in the middle of it', async (signal: AbortSignal) => begun(signal)],
  ])('that its caller gives up %s is no failure of the line', async (_, answer) => {
    network(answer)
    const caller = new AbortController()
    const ended = post('/api/any', {}, caller.signal).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(1000)
    caller.abort('enough')
    expect(await ended).toBe('enough')
    await expect(post('/api/any', {}, caller.signal)).rejects.toBe('enough')
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['that never answers', whenCut],
    ['that stops in the middle', async (signal: AbortSignal) => begun(signal)],
  ])('does not wait for ever for a server %s', async (_, answer) => {
    network(answer)
    const ended = post('/api/any', {}).catch((reason: unknown) => reason)
    await vi.runAllTimersAsync()
    expect(await ended).toMatchObject({ code: 'noConnection' })
  })
})
