// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePolling } from './use-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const everySecond = () => 1000
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

it('asks until it is told that there is nothing more to hear, also when the tab comes back', async () => {
  let left = 3
  const poll = vi.fn<() => Promise<boolean>>(async () => --left > 0)
  renderHook(() => usePolling(everySecond, poll))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(poll).toHaveBeenCalledTimes(3)
  await comeBack()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(poll).toHaveBeenCalledTimes(3)
})

it('goes on after a failure', async () => {
  const poll = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no connection')))
  renderHook(() => usePolling(everySecond, poll))
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(poll).toHaveBeenCalledTimes(3)
})
