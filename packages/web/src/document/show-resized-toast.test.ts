// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { useToastQueue } from '../ui/toast-queue.ts'
import { showResizedToast } from './show-resized-toast.ts'

it('says which size became which, in the words of the moment, and nothing where none changed', () => {
  showResizedToast(undefined)
  expect(useToastQueue.getState().toasts).toEqual([])
  showResizedToast({ from: { width: 52.5, height: 40 }, to: { width: 50, height: 40 } })
  const size = (width: number, height: number) => ({ key: 'misc.format', values: { width, height } })
  expect(useToastQueue.getState().toasts).toMatchObject([
    { words: { key: 'drafts.sizeGone', values: { from: size(52.5, 40), to: size(50, 40) } }, tone: 'urgent' },
  ])
})
