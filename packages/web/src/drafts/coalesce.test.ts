import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A write that the test ends. */
function slowWrite() {
  const ends: (() => void)[] = []
  let running = 0
  const seen = { begun: 0, mostAtOnce: 0 }
  const write = () =>
    new Promise<void>((resolve) => {
      running += 1
      seen.begun += 1
      seen.mostAtOnce = Math.max(seen.mostAtOnce, running)
      ends.push(() => {
        running -= 1
        resolve()
      })
    })
  const end = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { write, end, seen }
}

describe('gathered changes', () => {
  it('are written once, counted from the first of them', async () => {
    const { write, seen } = slowWrite()
    const changes = coalesce(write, 300)
    for (let step = 0; step < 4; step++) {
      changes.touch()
      await vi.advanceTimersByTimeAsync(90)
    }
    expect(seen.begun).toBe(1)
  })

  it('wait for a write under way, and none of them is forgotten', async () => {
    const { write, end, seen } = slowWrite()
    const changes = coalesce(write, 300)
    changes.touch()
    await vi.advanceTimersByTimeAsync(300)
    changes.touch()
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen).toEqual({ begun: 1, mostAtOnce: 1 })
    await end()
    expect(changes.isPending()).toBe(true)
    await vi.advanceTimersByTimeAsync(300)
    await end()
    expect(seen).toEqual({ begun: 2, mostAtOnce: 1 })
    expect(changes.isPending()).toBe(false)
  })

  it('are written at once when there is no time left, and the answer comes when they are', async () => {
    const { write, end, seen } = slowWrite()
    const changes = coalesce(write, 300)
    changes.touch()
    await vi.advanceTimersByTimeAsync(300)
    changes.touch()
    let isDone = false
    void changes.flush().then(() => {
      isDone = true
    })
    await end()
    expect([seen.begun, isDone]).toEqual([2, false])
    await end()
    expect(isDone).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual({ begun: 2, mostAtOnce: 1 })
  })

  it('have nothing to write when nothing was touched', async () => {
    const { write, seen } = slowWrite()
    await coalesce(write, 300).flush()
    expect(seen.begun).toBe(0)
  })

  it('are told to be written once nothing is pending any more', async () => {
    const { write, end } = slowWrite()
    const told: boolean[] = []
    const changes = coalesce(write, 300, () => told.push(changes.isPending()))
    changes.touch()
    await vi.advanceTimersByTimeAsync(300)
    changes.touch()
    await end()
    expect(told).toEqual([true])
    await vi.advanceTimersByTimeAsync(300)
    await end()
    expect(told).toEqual([true, false])
  })
})
