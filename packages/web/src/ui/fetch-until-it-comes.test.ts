import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchUntilItComes } from './fetch-until-it-comes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('code that is put off', () => {
  it('is asked for at once, and again with longer and longer pauses until it comes', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    for (let failure = 0; failure < 8; failure++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const use = vi.fn<(code: string) => void>()
    fetchUntilItComes(load, use)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
    expect(load).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(8000 + 16_000 + 30_000 + 30_000)
    expect(load).toHaveBeenCalledTimes(8)
    expect(use).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(use.mock.calls).toEqual([['code']])
    await vi.advanceTimersByTimeAsync(90_000)
    expect(load).toHaveBeenCalledTimes(9)
  })

  it('is not used when nobody wants it any more', async () => {
    const use = vi.fn<(code: string) => void>()
    fetchUntilItComes(async () => 'code', use)()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(use).not.toHaveBeenCalled()
  })
})
