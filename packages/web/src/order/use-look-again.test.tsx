// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLookAgain } from './use-look-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const everySecond = () => 1000
const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

it('looks until it is told that there is nothing more to see, also when the tab comes back', async () => {
  let left = 3
  const look = vi.fn<() => Promise<boolean>>(async () => --left > 0)
  renderHook(() => useLookAgain(everySecond, look))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(look).toHaveBeenCalledTimes(3)
  comeBack()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(look).toHaveBeenCalledTimes(3)
})

it('goes on after a failure', async () => {
  const look = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no connection')))
  renderHook(() => useLookAgain(everySecond, look))
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(look).toHaveBeenCalledTimes(3)
})
