// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userActivity } from './user-activity.ts'

const heard: boolean[] = []
userActivity.onChange(() => heard.push(userActivity.isBusy))
const FINGER = 2
const happens = (name: string, pointerId = 1) =>
  window.dispatchEvent(
    name.startsWith('pointer')
      ? new PointerEvent(name, { pointerId, isPrimary: pointerId !== FINGER })
      : new Event(name),
  )

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
})

afterEach(() => {
  happens('blur')
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

it.each(['pointerup', 'pointercancel'])('a %s of one of two fingers leaves the other down', (name) => {
  happens('pointerdown')
  happens('pointerdown', FINGER)
  happens(name, FINGER)
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(true)
  happens(name)
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(false)
})

it.each(['dragend', 'blur'])('%s ends whatever is down', (name) => {
  happens('pointerdown')
  happens('pointerdown', FINGER)
  happens(name)
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(false)
})

it('a finger that was lifted unheard is forgotten with the next first one', () => {
  happens('pointerdown')
  happens('pointerdown', FINGER)
  happens('pointerdown', 3)
  happens('pointerup', 3)
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(false)
})

it('a press that takes the focus from a field goes on', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  happens('pointerdown')
  field.blur()
  vi.runAllTimers()
  expect(userActivity.isBusy).toBe(true)
})
