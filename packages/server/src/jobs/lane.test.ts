import { describe, expect, it } from 'vitest'
import { createLane } from './lane.ts'

/** Work that is done when the test says so. */
function handwork() {
  const running: { readonly end: (isMore: boolean) => void; readonly fail: (error: Error) => void }[] = []
  let started = 0
  const run = () =>
    new Promise<boolean>((end, fail) => {
      started += 1
      running.push({ end, fail })
    })
  return { run, next: () => running.shift(), started: () => started }
}

const untold = new AbortController().signal

describe('a lane', () => {
  it('works until nothing is left', async () => {
    const left = [true, true, false, true]
    await createLane({ atOnce: 1, run: async () => left.shift() ?? false }, untold)()
    expect(left).toEqual([true])
  })

  it('does no more at a time than it may', async () => {
    const work = handwork()
    const wake = createLane({ atOnce: 2, run: work.run }, untold)
    const woken = [wake(), wake(), wake()]
    expect(work.started()).toBe(2)
    await woken[2]
    work.next()?.end(false)
    work.next()?.end(false)
    // The third call makes one of them look once more.
    await expect.poll(work.started).toBe(3)
    work.next()?.end(false)
    await Promise.all(woken)
  })

  it('looks once more if it was woken while it found nothing left', async () => {
    const work = handwork()
    const wake = createLane({ atOnce: 1, run: work.run }, untold)
    const woken = wake()
    await wake()
    work.next()?.end(false)
    await expect.poll(work.started).toBe(2)
    work.next()?.end(false)
    await woken
    expect(work.started()).toBe(2)
  })

  it('begins nothing after it was stopped, however much is left', async () => {
    const stop = new AbortController()
    let done = 0
    const run = async () => {
      done += 1
      stop.abort()
      return true
    }
    const wake = createLane({ atOnce: 1, run }, stop.signal)
    await wake()
    await wake()
    expect(done).toBe(1)
  })

  it('is free again after work that failed', async () => {
    const work = handwork()
    const wake = createLane({ atOnce: 1, run: work.run }, untold)
    const failed = wake()
    work.next()?.fail(new Error('no disk'))
    await expect(failed).rejects.toThrow('no disk')
    const again = wake()
    expect(work.started()).toBe(2)
    work.next()?.end(false)
    await again
  })
})
