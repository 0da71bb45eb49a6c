// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { useToastQueue } from '../ui/toast-queue.ts'
import { notifyUntrustedPixels } from './notify-untrusted-pixels.ts'

const told = () => useToastQueue.getState().toasts.map(({ words }) => words.key)

beforeEach(() => {
  useToastQueue.setState({ toasts: [] })
  localStorage.clear()
})

it('a browser that hands out noise for pixels is spoken of once', () => {
  notifyUntrustedPixels(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
  useToastQueue.setState({ toasts: [] })
  notifyUntrustedPixels(() => false)
  expect(told()).toEqual([])
})

it('nothing is said where pixels can be read, and a browser that changes its mind is spoken of again', () => {
  notifyUntrustedPixels(() => true)
  expect(told()).toEqual([])
  notifyUntrustedPixels(() => false)
  useToastQueue.setState({ toasts: [] })
  notifyUntrustedPixels(() => true)
  notifyUntrustedPixels(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
})
