import { describe, expect, it } from 'vitest'
import { workerCount } from './worker-count.ts'

describe('the number of workers', () => {
  it.each([
    [1, 1],
    [4, 4],
    [64, 8],
    [undefined, 2],
    [0, 2],
    [Number.NaN, 2],
  ])('of %s cores is %i', (cores, workers) => {
    expect(workerCount(cores)).toBe(workers)
  })
})
