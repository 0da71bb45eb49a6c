// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askAgainForStyles } from './ask-again-for-styles.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

it('a style sheet that did not come is asked for again, more and more seldom', async () => {
  const stop = askAgainForStyles()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  const known = () => [...document.head.querySelectorAll('link')]
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(999)
  expect(known()).toEqual([link])
  await vi.advanceTimersByTimeAsync(1)
  const [second] = known()
  expect(known()).toHaveLength(1)
  expect(second).not.toBe(link)
  second?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1999)
  expect(known()).toEqual([second])
  await vi.advanceTimersByTimeAsync(1)
  expect(known()).not.toEqual([second])
  stop()
})
