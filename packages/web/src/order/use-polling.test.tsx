// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
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

it.each([
  ['a lost connection', new CallFailure('noConnection', 'away')],
  ['too many calls', new CallFailure('tooManyRequests', 'later', { status: 429 })],
  ['a server that has too much to do', new CallFailure('busy', 'later', { status: 503 })],
  ['a failure of the page', new Error('broken')],
])('goes on after %s', async (_, failure) => {
  const poll = vi.fn<() => Promise<boolean>>(() => Promise.reject(failure))
  renderHook(() => usePolling(everySecond, poll))
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(poll).toHaveBeenCalledTimes(3)
})

it.each([
  ['signInNeeded', 401],
  ['noSuchOrder', 404],
] as const)('after a refusal (%s) asks only whenever somebody comes back to the page', async (code, status) => {
  const poll = vi.fn<() => Promise<boolean>>(() => Promise.reject(new CallFailure(code, 'no', { status })))
  renderHook(() => usePolling(everySecond, poll))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(poll).toHaveBeenCalledTimes(1)
  await comeBack()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(poll).toHaveBeenCalledTimes(2)
})

it('never asks twice at once, however often the page is hidden and shown', async () => {
  const answers: (() => void)[] = []
  const poll = vi.fn<() => Promise<void>>(() => new Promise((resolve) => answers.push(resolve)))
  renderHook(() => usePolling(everySecond, poll))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  for (let times = 0; times < 3; times++) {
    await comeBack()
    await act(() => vi.advanceTimersByTimeAsync(5000))
  }
  expect(poll).toHaveBeenCalledTimes(1)
  answers[0]?.()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(poll).toHaveBeenCalledTimes(2)
})
