// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderProgress } from './order-progress.ts'
import { pauseBeforePoll } from './order-progress.ts'
import { useOrderProgress } from './use-order-progress.ts'

const PIECE = { name: '', title: '', templateId: '', width: 50, height: 40, material: 'POSTER', pages: 1, picture: '' }

function Followed({ found }: { readonly found: OrderProgress }) {
  const { state, progress } = useOrderProgress('K7MP-4XWH', found)
  return <p>{`${state} ${progress}`}</p>
}

describe('following an order', () => {
  /** What the server answers, in turn; nothing more is no connection. */
  let answers: OrderProgress[] = []
  const asked = vi.fn<(url: string) => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    asked.mockClear()
    vi.stubGlobal('fetch', async (url: string) => {
      asked(url)
      const standing = answers.shift()
      if (!standing) throw new TypeError('no connection')
      return Response.json({ number: 'K7MP-4XWH', orderedAt: '', piece: PIECE, events: [], ...standing })
    })
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const shown = () => screen.getByText(/\d/).textContent

  it('shows how far it is, and stops asking when it moves no longer', async () => {
    answers = [
      { state: 'rendering', progress: 10 },
      { state: 'rendering', progress: 60 },
      { state: 'ready', progress: 100 },
    ]
    render(<Followed found={{ state: 'ordered', progress: 0 }} />)
    expect(shown()).toBe('ordered 0')
    await wait(pauseBeforePoll(0))
    expect(shown()).toBe('rendering 10')
    await wait(60_000)
    expect(shown()).toBe('ready 100')
    expect(asked).toHaveBeenCalledTimes(3)
    expect(asked).toHaveBeenCalledWith('/api/orders/K7MP-4XWH')
  })

  it.each(['ready', 'failed', 'shipped', 'cancelled'] as const)('does not ask after one that is %s', async (state) => {
    render(<Followed found={{ state, progress: 100 }} />)
    await wait(600_000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('asks less and less often, again after a lost connection, and not once the page is left', async () => {
    answers = []
    const { unmount } = render(<Followed found={{ state: 'rendering', progress: 5 }} />)
    await wait(60_000)
    const inFirstMinute = asked.mock.calls.length
    expect(inFirstMinute).toBeGreaterThan(3)
    await wait(60_000)
    expect(asked.mock.calls.length - inFirstMinute).toBeLessThan(inFirstMinute)
    expect(shown()).toBe('rendering 5')
    unmount()
    asked.mockClear()
    await wait(600_000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('does not ask while nobody can see the page, and does when they come back', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    answers = [{ state: 'ready', progress: 100 }]
    render(<Followed found={{ state: 'rendering', progress: 5 }} />)
    await wait(600_000)
    expect(asked).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(pauseBeforePoll(0))
    expect(shown()).toBe('ready 100')
    hidden.mockRestore()
  })
})
