// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

let now = 0

/** Steps that each last longer than a turn. */
function* longSteps(count: number, done: number[]): Generator<undefined, string> {
  for (let step = 0; step < count; step++) {
    now += 10
    done.push(step)
    yield
  }
  return 'read'
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => vi.restoreAllMocks())

describe('work in turns', () => {
  it('gives what the steps come to', async () => {
    expect(await inTurns(longSteps(3, []))).toBe('read')
  })

  it('lets others have their turn between long steps', async () => {
    const done: number[] = []
    const work = inTurns(longSteps(3, done))
    // One step at once; the others wait for a message each.
    expect(done).toEqual([0])
    await work
    expect(done).toEqual([0, 1, 2])
  })

  it('hands on what a step throws', async () => {
    const broken = (function* (): Generator<undefined, never> {
      yield
      throw new Error('broken')
    })()
    await expect(inTurns(broken)).rejects.toThrow('broken')
  })
})
