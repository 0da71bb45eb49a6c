// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { useToastQueue } from '../ui/toast-queue.ts'
import { tellUnseen } from './tell-unseen.ts'

const told = () => useToastQueue.getState().toasts.map(({ words }) => words.key)

beforeEach(() => {
  useToastQueue.setState({ toasts: [] })
  localStorage.clear()
})

it('a browser that hands out noise for pixels is spoken of once', () => {
  tellUnseen(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
  useToastQueue.setState({ toasts: [] })
  tellUnseen(() => false)
  expect(told()).toEqual([])
})

it('nothing is said where pixels can be read, and a browser that changes its mind is spoken of again', () => {
  tellUnseen(() => true)
  expect(told()).toEqual([])
  tellUnseen(() => false)
  useToastQueue.setState({ toasts: [] })
  tellUnseen(() => true)
  tellUnseen(() => false)
  expect(told()).toEqual(['editor.pixelsUnseen'])
})
