// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

/** Steps that each last longer than a turn. */
function* longSteps(count: number, done: number[]): Generator<undefined, string> {
  for (let step = 0; step < count; step++) {
    for (const end = performance.now() + 10; performance.now() < end; );
    done.push(step)
    yield
  }
  return 'read'
}

describe('work in turns', () => {
  it('gives what the steps come to', async () => {
    expect(await inTurns(longSteps(3, []))).toBe('read')
  })

  it('lets others have their turn between long steps', async () => {
    const done: number[] = []
    const work = inTurns(longSteps(3, done))
    const seen = await new Promise<number>((resolve) => {
      setTimeout(() => resolve(done.length))
    })
    expect(seen).toBeLessThan(3)
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
