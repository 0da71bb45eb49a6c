// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { latePart } from './late-part.tsx'

function Words({ words }: { readonly words: string }) {
  return <p>{words}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a late part', () => {
  it('is fetched after what it belongs to is shown, and then follows it', async () => {
    const load = vi.fn<() => Promise<typeof Words>>(async () => Words)
    const Late = latePart(load)
    const { rerender } = render(<Late words="one" />)
    expect(load).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText('one')).toBeTruthy()
    rerender(<Late words="two" />)
    expect(screen.getByText('two')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('says that it is coming, until it is there', async () => {
    const Late = latePart(
      async () => Words,
      () => <p>coming</p>,
    )
    render(<Late words="there" />)
    expect(screen.getByText('coming')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByText('coming')).toBeNull()
    expect(screen.getByText('there')).toBeTruthy()
  })

  it('is shown where it was rendered just before another one fetched it', async () => {
    let come: () => void = () => {}
    const coming = new Promise<typeof Words>(() => {})
    // Otherwise it would arrive too late to fall between a render and its effects, as it can in a browser.
    vi.spyOn(coming, 'then').mockImplementation((use) => {
      come = () => void use?.(Words)
      return new Promise(() => {})
    })
    const Late = latePart(
      () => coming,
      () => <p>coming</p>,
    )
    function BetweenTheTwo() {
      useLayoutEffect(() => come(), [])
      return null
    }
    render(<Late words="first" />)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    render(
      <>
        <Late words="second" />
        <BetweenTheTwo />
      </>,
    )
    expect(screen.getByText('first')).toBeTruthy()
    expect(screen.getByText('second')).toBeTruthy()
  })

  it('is asked for again when the line was down', async () => {
    const load = vi.fn<() => Promise<typeof Words>>(async () => Words)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const Late = latePart(load)
    render(<Late words="there after all" />)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(load).toHaveBeenCalledTimes(3)
    expect(screen.getByText('there after all')).toBeTruthy()
  })

  it('is forgotten with the screen it belonged to', async () => {
    const load = vi.fn<() => Promise<typeof Words>>(async () => Words)
    const Late = latePart(load)
    render(<Late words="never" />).unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).not.toHaveBeenCalled()
  })
})
