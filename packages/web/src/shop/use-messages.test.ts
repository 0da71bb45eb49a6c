// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls } from '../photos/testing/answers.ts'
import { useMessages } from './use-messages.ts'

const message = (order: string) => ({
  id: order,
  at: '2026-11-15T10:00:00.000Z',
  order,
  state: 'ready',
  url: 'https://shop.example',
  outcome: 'delivered',
  attempts: 1,
  answer: '200',
  nextAt: '',
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('what is said of one order is not shown with the next, however late it comes', async () => {
  const answers: Record<string, (body: object) => void> = {}
  const listOf = (order: string) => ({ body: { deliveries: [message(order)], next: '' } })
  const slow = (order: string) => () =>
    new Promise<object>((settle) => {
      answers[order] = settle
    })
  answerCalls({
    'GET /api/shop/webhooks?order=A&after=': slow('A'),
    'GET /api/shop/webhooks?order=B&after=': slow('B'),
  })
  const { result, rerender } = renderHook((number: string) => useMessages(number), { initialProps: 'A' })
  rerender('B')
  await act(async () => answers['A']?.(listOf('A')))
  expect(result.current.phase).toBe('loading')
  await act(async () => answers['B']?.(listOf('B')))
  expect(result.current.messages.map(({ order }) => order)).toEqual(['B'])
})
