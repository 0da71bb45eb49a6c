// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeFrom } from './login-popup.ts'

const ORIGIN = 'https://shop.example'
const CODE = 'a'.repeat(21)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function wait() {
  const popup = { closed: false }
  const stop = new AbortController()
  const outcomes: unknown[] = []
  void codeFrom(popup as Window, ORIGIN, stop.signal).then((code) => outcomes.push(code))
  const post = async (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? ORIGIN })
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : popup })
    window.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { popup, stop, outcomes, post }
}

describe('the code of the pop-up', () => {
  it('is the first text of more than 20 letters from its window and its origin', async () => {
    const { outcomes, post } = wait()
    await post(CODE)
    await post('b'.repeat(30))
    expect(outcomes).toEqual([CODE])
  })

  it.each([
    ['20 letters', 'a'.repeat(20), {}],
    ['far too many letters', 'a'.repeat(3000), {}],
    ['no text', { code: CODE }, {}],
    ['another origin', CODE, { origin: 'https://elsewhere.example' }],
    ['an origin that only starts the same', CODE, { origin: `${ORIGIN}.elsewhere.example` }],
    ['no origin', CODE, { origin: 'null' }],
    ['another window', CODE, { source: {} }],
    ['this very window', CODE, { source: window }],
  ])('is not taken with %s', async (_case, data, from) => {
    const { outcomes, post } = wait()
    await post(data, from)
    expect(outcomes).toEqual([])
    await post(CODE)
    expect(outcomes).toEqual([CODE])
  })

  it('is none once the window is closed, but one that was under way still counts', async () => {
    const late = wait()
    late.popup.closed = true
    await vi.advanceTimersByTimeAsync(500)
    await late.post(CODE)
    expect(late.outcomes).toEqual([CODE])
    const never = wait()
    never.popup.closed = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(never.outcomes).toEqual([undefined])
  })

  it('is no longer waited for when something else was begun', async () => {
    const { stop, outcomes, post } = wait()
    stop.abort()
    await post(CODE)
    expect(outcomes).toEqual([undefined])
  })
})
