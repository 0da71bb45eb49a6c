import { describe, expect, it } from 'vitest'
import { createHelper } from './helper.ts'

describe('a helper', () => {
  const goneOf = new Map<number, () => void>()
  let started = 0
  const startOne = (gone: () => void) => {
    started += 1
    goneOf.set(started, gone)
    return started
  }

  it('is the same until it is told to end, and another at once afterwards', async () => {
    const stopped: number[] = []
    let hasEnded: () => void = () => undefined
    const helper = createHelper(startOne, (worker) => {
      stopped.push(worker)
      return new Promise<void>((resolve) => {
        hasEnded = resolve
      })
    })
    const first = helper.get()
    expect(helper.get()).toBe(first)
    const ending = helper.end()
    const second = helper.get()
    expect(second).not.toBe(first)
    hasEnded()
    await ending
    expect([helper.get(), stopped]).toEqual([second, [first]])
  })

  it('is another once it says that it has gone; one that went before it changes nothing', () => {
    const helper = createHelper(startOne, () => undefined)
    const first = helper.get()
    goneOf.get(first)?.()
    const second = helper.get()
    goneOf.get(first)?.()
    expect(second).not.toBe(first)
    expect(helper.get()).toBe(second)
  })

  it('that nobody needed is not stopped', async () => {
    const stopped: number[] = []
    await createHelper(startOne, (worker) => stopped.push(worker)).end()
    expect(stopped).toEqual([])
  })
})
