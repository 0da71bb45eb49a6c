import { describe, expect, it } from 'vitest'
import { atMost } from './at-most.ts'

describe('atMost', () => {
  it('never runs more at a time, and runs all in the order given, past failures too', async () => {
    const inTurn = atMost(3)
    let running = 0
    let most = 0
    const started: number[] = []
    const work = (index: number) => async () => {
      started.push(index)
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (index === 2) throw new Error('broken')
      return index
    }
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => inTurn(work(index))))
    expect(most).toBe(3)
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })
})
