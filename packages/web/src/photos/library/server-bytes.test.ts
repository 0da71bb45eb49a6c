import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readBlob } from './server-bytes.ts'

const busy = () => new Response('', { status: 503, headers: { 'retry-after': '5' } })

describe('reading a photo from a server that has too much to do', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes back when it was told to', async () => {
    const fetched = vi.fn<() => Promise<Response>>()
    fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy()).mockResolvedValueOnce(new Response('pixels'))
    vi.stubGlobal('fetch', fetched)
    const blob = readBlob('/api/photo/a')
    await vi.advanceTimersByTimeAsync(4999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5001)
    expect(await (await blob).text()).toBe('pixels')
  })

  it('waits a moment where it was told a date', async () => {
    const date = 'Wed, 21 Oct 2026 07:28:00 GMT'
    const fetched = vi.fn<() => Promise<Response>>()
    fetched.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'retry-after': date } }))
    fetched.mockResolvedValueOnce(new Response('pixels'))
    vi.stubGlobal('fetch', fetched)
    const blob = readBlob('/api/photo/a')
    await vi.advanceTimersByTimeAsync(999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await blob).text()).toBe('pixels')
  })

  it('comes back after a lost connection, also one lost in the middle of a photo', async () => {
    const fetched = vi.fn<() => Promise<Response>>()
    const half = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(half)
    fetched.mockResolvedValueOnce(new Response('pixels'))
    vi.stubGlobal('fetch', fetched)
    const blob = readBlob('/api/photo/a')
    await vi.runAllTimersAsync()
    expect(await (await blob).text()).toBe('pixels')
  })

  it('gives up in the end, and at once when nobody waits any more', async () => {
    vi.stubGlobal('fetch', async () => busy())
    const refused = readBlob('/api/photo/a').catch(String)
    await vi.runAllTimersAsync()
    expect(await refused).toContain('ERROR_IMAGE_COULD_NOT_BE_LOADED')
    const leaving = new AbortController()
    const left = readBlob('/api/photo/a', leaving.signal).catch(String)
    await vi.advanceTimersByTimeAsync(1)
    leaving.abort('left')
    expect(await left).toBe('left')
  })
})
