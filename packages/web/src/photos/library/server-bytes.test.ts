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
    const fetched = vi.fn(async () => (fetched.mock.calls.length < 3 ? busy() : new Response('pixels')))
    vi.stubGlobal('fetch', fetched)
    const blob = readBlob('/api/photo/a')
    await vi.advanceTimersByTimeAsync(4999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5001)
    expect(await (await blob).text()).toBe('pixels')
  })

  it('gives up in the end, and at once when nobody waits any more', async () => {
    const fetched = vi.fn(async () => busy())
    vi.stubGlobal('fetch', fetched)
    const refused = expect(readBlob('/api/photo/a')).rejects.toThrow('ERROR_IMAGE_COULD_NOT_BE_LOADED')
    await vi.runAllTimersAsync()
    await refused
    const leaving = new AbortController()
    const left = expect(readBlob('/api/photo/a', leaving.signal)).rejects.toBe('left')
    await vi.advanceTimersByTimeAsync(1)
    leaving.abort('left')
    await left
  })
})
