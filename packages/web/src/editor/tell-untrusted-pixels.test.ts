// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { useToastQueue } from '../ui/toast-queue.ts'
import { tellUntrustedPixels } from './tell-untrusted-pixels.ts'

const told = () => useToastQueue.getState().toasts.map(({ words }) => words.key)

beforeEach(() => {
  useToastQueue.setState({ toasts: [] })
  localStorage.clear()
})

it('a browser that hands out noise for pixels is spoken of once', () => {
  tellUntrustedPixels(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
  useToastQueue.setState({ toasts: [] })
  tellUntrustedPixels(() => false)
  expect(told()).toEqual([])
})

it('nothing is said where pixels can be read, and a browser that changes its mind is spoken of again', () => {
  tellUntrustedPixels(() => true)
  expect(told()).toEqual([])
  tellUntrustedPixels(() => false)
  useToastQueue.setState({ toasts: [] })
  tellUntrustedPixels(() => true)
  tellUntrustedPixels(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
})
