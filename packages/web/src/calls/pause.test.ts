import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a pause', () => {
  it('ends after its time, and leaves nothing with its signal', async () => {
    const leaving = new AbortController()
    const removed = vi.spyOn(leaving.signal, 'removeEventListener')
    const ended = vi.fn<() => void>()
    void pause(1000, leaving.signal).then(ended)
    await vi.advanceTimersByTimeAsync(999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    expect(removed).toHaveBeenCalledOnce()
  })

  it('is broken off by its signal, also by one that was aborted before', async () => {
    const leaving = new AbortController()
    const broken = pause(1000, leaving.signal).catch(String)
    leaving.abort('left')
    expect(await broken).toBe('left')
    expect(await pause(1000, leaving.signal).catch(String)).toBe('left')
    expect(vi.getTimerCount()).toBe(0)
  })
})
