import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

interface Job {
  readonly who: string
  readonly name: string
}

const job = (who: string, name = who): Job => ({ who, name })
const any = () => true

describe('a fair queue', () => {
  it('serves whoever has had the least, however many the others have waiting', () => {
    const queue = createFairQueue<Job>(100, () => 0)
    for (let count = 0; count < 10; count++) queue.push(job('greedy', `greedy ${count}`))
    queue.charge('greedy', 5000)
    queue.push(job('modest'))
    expect([queue.take(any)?.name, queue.take(any)?.name]).toEqual(['modest', 'greedy 0'])
  })

  it('forgives with time', () => {
    let now = 0
    const queue = createFairQueue<Job>(100, () => now)
    queue.charge('earlier', 9000)
    now = 100_000
    queue.charge('lately', 1000)
    queue.push(job('lately'))
    queue.push(job('earlier'))
    expect(queue.take(any)?.who).toBe('earlier')
  })

  it('sends the newest of whoever has the most away, and a newcomer only where all have as few', () => {
    const queue = createFairQueue<Job>(3, () => 0)
    for (const name of ['a', 'b', 'c']) expect(queue.push(job('greedy', name))).toBeUndefined()
    expect(queue.push(job('modest', 'm'))?.name).toBe('c')
    expect(queue.push(job('third', 't'))?.name).toBe('b')
    expect(queue.push(job('fourth', 'f'))?.name).toBe('f')
    expect([queue.take(any), queue.take(any), queue.take(any), queue.take(any)].map((taken) => taken?.name)).toEqual([
      'a',
      'm',
      't',
      undefined,
    ])
  })

  it('passes over what does not fit, and forgets what was taken out', () => {
    const queue = createFairQueue<Job>(9, () => 0)
    const [large, small] = [job('anna', 'large'), job('anna', 'small')]
    queue.push(large)
    queue.push(small)
    expect(queue.take(({ name }) => name === 'small')).toBe(small)
    expect([queue.remove(large), queue.remove(large), queue.take(any)]).toEqual([true, false, undefined])
  })
})
