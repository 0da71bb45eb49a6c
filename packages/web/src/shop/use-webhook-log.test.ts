// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pauseBeforePoll } from '../order/order-progress.ts'
import { answerCalls } from '../photos/testing/answers.ts'
import { useWebhookLog } from './use-webhook-log.ts'

const entry = (order: string, id = order) => ({
  id,
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
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what is said of one order is not shown with the next, however late it comes', async () => {
  const answers: Record<string, (body: object) => void> = {}
  const listOf = (order: string) => ({ body: { deliveries: [entry(order)], next: '' } })
  const slow = (order: string) => () =>
    new Promise<object>((resolve) => {
      answers[order] = resolve
    })
  answerCalls({
    'GET /api/shop/webhooks?order=A&after=': slow('A'),
    'GET /api/shop/webhooks?order=B&after=': slow('B'),
  })
  const { result, rerender } = renderHook((number: string) => useWebhookLog(number), { initialProps: 'A' })
  rerender('B')
  await act(async () => answers['A']?.(listOf('A')))
  expect(result.current.phase).toBe('loading')
  await act(async () => answers['B']?.(listOf('B')))
  expect(result.current.entries.map(({ order }) => order)).toEqual(['B'])
})

it('a further page asked for twice comes once', async () => {
  const page = (id: string, next: string) => ({ body: { deliveries: [entry('A', id)], next } })
  const second = vi.fn<() => ReturnType<typeof page>>().mockReturnValue(page('b', ''))
  answerCalls({
    'GET /api/shop/webhooks?order=A&after=': page('a', 'after-a'),
    'GET /api/shop/webhooks?order=A&after=after-a': second,
  })
  const { result } = renderHook(() => useWebhookLog('A'))
  await expect.poll(() => result.current.phase).toBe('ready')
  let first: Promise<void> | undefined
  act(() => {
    first = result.current.more()
  })
  expect(result.current.isLoadingMore).toBe(true)
  await act(async () => {
    await Promise.all([first, result.current.more()])
  })
  expect(result.current.entries.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(second).toHaveBeenCalledTimes(1)
  expect(result.current.isLoadingMore).toBe(false)
})

it('what a newer one pushed off the first page stays in the list', async () => {
  vi.useFakeTimers()
  const page = (ids: readonly string[], next: string) => ({
    body: {
      deliveries: ids.map((id) => ({ ...entry('A', id), outcome: id === 'new' ? 'delivered' : 'waiting' })),
      next,
    },
  })
  const first = vi.fn<() => ReturnType<typeof page>>()
  first.mockReturnValueOnce(page(['c', 'b'], 'after-b')).mockReturnValue(page(['new', 'c'], 'after-c'))
  answerCalls({
    'GET /api/shop/webhooks?order=A&after=': first,
    'GET /api/shop/webhooks?order=A&after=after-b': page(['a'], ''),
    'GET /api/shop/webhooks?order=A&after=after-c': page(['b', 'a'], ''),
  })
  const { result } = renderHook(() => useWebhookLog('A'))
  const shown = () => result.current.entries.map(({ id }) => id)
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(() => result.current.more())
  expect(shown()).toEqual(['c', 'b', 'a'])
  await act(() => vi.advanceTimersByTimeAsync(pauseBeforePoll(0)))
  expect(shown()).toEqual(['new', 'c', 'b', 'a'])
  expect(result.current.next).toBe('')
})

it('says that it failed, and is ready once it is asked again', async () => {
  const first = vi.fn<() => object>()
  first.mockReturnValueOnce({ status: 503, body: {} }).mockReturnValue({ body: { deliveries: [entry('A')], next: '' } })
  answerCalls({ 'GET /api/shop/webhooks?order=A&after=': first })
  const { result } = renderHook(() => useWebhookLog('A'))
  await expect.poll(() => result.current.phase).toBe('failed')
  act(() => result.current.retry())
  await expect.poll(() => result.current.phase).toBe('ready')
  expect(result.current.entries).toHaveLength(1)
})
