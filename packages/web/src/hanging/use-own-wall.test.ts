// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useOwnWall } from './use-own-wall.ts'

const bitmap = (width: number) => ({ width, height: 300, close: vi.fn<() => void>() })

interface Reading {
  readonly resolve: (photo: ReturnType<typeof bitmap>) => void
  readonly reject: (error: Error) => void
}

/** The photos being read, the oldest first. */
const reading: Reading[] = []

describe('the photo of the own wall', () => {
  beforeEach(() => {
    reading.length = 0
    vi.stubGlobal('createImageBitmap', () => new Promise((resolve, reject) => reading.push({ resolve, reject })))
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  function takeTwo() {
    const { result, unmount } = renderHook(() => useOwnWall())
    act(() => {
      for (let taken = 0; taken < 2; taken++) result.current.take(new Blob())
    })
    return { result, unmount }
  }

  it('is the one chosen last, whichever was read last', async () => {
    const { result } = takeTwo()
    const [slow, quick] = [bitmap(100), bitmap(200)]
    await act(async () => reading[1]?.resolve(quick))
    await act(async () => reading[0]?.resolve(slow))
    expect(result.current.photo?.width).toBe(200)
    expect(slow.close).toHaveBeenCalledOnce()
    expect(quick.close).not.toHaveBeenCalled()
  })

  it('is not called broken because of one that was chosen before', async () => {
    const { result } = takeTwo()
    await act(async () => reading[1]?.resolve(bitmap(200)))
    await act(async () => reading[0]?.reject(new DOMException('No picture.', 'InvalidStateError')))
    expect(result.current.isBroken).toBe(false)
  })

  it('frees the memory of the one before, and its own when the wall is left', async () => {
    const { result, unmount } = renderHook(() => useOwnWall())
    const [first, second, third] = [bitmap(100), bitmap(200), bitmap(300)]
    for (const [index, photo] of [first, second].entries()) {
      act(() => result.current.take(new Blob()))
      await act(async () => reading[index]?.resolve(photo))
    }
    const closed = () => [first, second, third].map(({ close }) => close.mock.calls.length)
    expect(closed()).toEqual([1, 0, 0])
    act(() => result.current.take(new Blob()))
    unmount()
    await act(async () => reading[2]?.resolve(third))
    expect(closed()).toEqual([1, 1, 1])
  })
})
