// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userActivity } from './user-activity.ts'

const heard: boolean[] = []
userActivity.onChange(() => heard.push(userActivity.isBusy))
const happens = (name: string) => window.dispatchEvent(new Event(name))

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
})

afterEach(() => {
  happens('pointerup')
  vi.runAllTimers()
  vi.useRealTimers()
})

it('a pressed pointer is busy for as long as it is down, and a moment longer', () => {
  happens('pointerdown')
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(true)
  happens('pointerup')
  expect(userActivity.isBusy).toBe(true)
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(false)
  expect(heard).toEqual([true, false])
})

it.each(['keydown', 'wheel'])('a %s is busy for a moment', (name) => {
  happens(name)
  happens(name)
  expect(userActivity.isBusy).toBe(true)
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(false)
  expect(heard).toEqual([true, false])
})

it('a key in the middle of a drag does not end it', () => {
  happens('pointerdown')
  happens('keydown')
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(true)
})
