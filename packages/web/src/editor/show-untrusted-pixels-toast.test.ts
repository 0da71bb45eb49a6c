// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { useToastQueue } from '../ui/toast-queue.ts'
import { showUntrustedPixelsToast } from './show-untrusted-pixels-toast.ts'

const told = () => useToastQueue.getState().toasts.map(({ words }) => words.key)

beforeEach(() => {
  useToastQueue.setState({ toasts: [] })
  localStorage.clear()
})

it('a browser that hands out noise for pixels is spoken of once', () => {
  showUntrustedPixelsToast(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
  useToastQueue.setState({ toasts: [] })
  showUntrustedPixelsToast(() => false)
  expect(told()).toEqual([])
})

it('nothing is said where pixels can be read, and a browser that changes its mind is spoken of again', () => {
  showUntrustedPixelsToast(() => true)
  expect(told()).toEqual([])
  showUntrustedPixelsToast(() => false)
  useToastQueue.setState({ toasts: [] })
  showUntrustedPixelsToast(() => true)
  showUntrustedPixelsToast(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
})
