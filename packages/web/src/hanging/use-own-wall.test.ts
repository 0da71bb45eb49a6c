// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteSessionOver, noteSignedIn, noteSignedOut } from '../calls/account-presence.ts'
import { keepWall, useKeptWall } from './kept-wall.ts'
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
    useKeptWall.setState(useKeptWall.getInitialState(), true)
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

  it('is forgotten with its measure when another tab signs out, even while it is looked at', async () => {
    const { result } = renderHook(() => useOwnWall())
    act(() => result.current.take(new Blob()))
    await act(async () => reading[0]?.resolve(bitmap(100)))
    act(() => keepWall({ where: 'own', length: '123' }))
    expect(result.current.photo).toBeDefined()
    window.localStorage.setItem('collagerie-account', 'out 1')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'collagerie-account' })))
    expect(result.current.photo).toBeUndefined()
    expect(useKeptWall.getState()).toEqual(useKeptWall.getInitialState())
  })

  it('is forgotten when the customer signs out here, as to change the account, but not when a session ends', () => {
    noteSignedIn()
    keepWall({ where: 'own', file: new Blob(), length: '123' })
    noteSessionOver()
    expect(useKeptWall.getState().length).toBe('123')
    noteSignedOut()
    expect(useKeptWall.getState()).toEqual(useKeptWall.getInitialState())
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

  it('is there again at the next look at the wall, as it was measured, without being chosen again', async () => {
    const first = renderHook(() => useOwnWall())
    act(() => {
      keepWall({ where: 'own' })
      first.result.current.take(new Blob())
    })
    await act(async () => reading[0]?.resolve(bitmap(400)))
    const points = { ...first.result.current.measured, from: { x: 0.25, y: 0.5 } }
    act(() => {
      first.result.current.setPoints(points)
      first.result.current.setLength('120')
      first.result.current.setMeasuring(false)
      first.result.current.setMiddle({ x: 0.6, y: 0.3 })
    })
    const hung = first.result.current.scene
    first.unmount()

    const { result } = renderHook(() => useOwnWall())
    expect([result.current.photo, result.current.isComing]).toEqual([undefined, true])
    const again = bitmap(400)
    await act(async () => reading[1]?.resolve(again))
    expect(result.current.scene).toEqual({ ...hung, photo: { image: again, width: 400, height: 300 } })
    expect([result.current.isMeasuring, result.current.isComing, reading.length]).toEqual([false, false, 2])
  })

  it('is asked for again if the phone has taken it back', async () => {
    useKeptWall.setState({ where: 'own', file: new Blob() })
    const { result } = renderHook(() => useOwnWall())
    await act(async () => reading[0]?.reject(new DOMException('Gone.', 'NotReadableError')))
    expect([result.current.isComing, result.current.isBroken, reading.length]).toEqual([false, false, 1])
  })
})
