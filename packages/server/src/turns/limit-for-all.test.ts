import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLimitForAll } from './limit-for-all.ts'
import { TooManyWait } from './too-many-wait.ts'

describe('a limit for all', () => {
  it('lets no more in than it has places, and everybody in the end', async () => {
    const limited = createLimitForAll(2, 100)
    let inside = 0
    let most = 0
    const order: number[] = []
    const visit = (who: number) =>
      limited('anna', async () => {
        inside += 1
        most = Math.max(most, inside)
        order.push(who)
        await Promise.resolve()
        inside -= 1
        return who
      })
    const everybody = Array.from({ length: 20 }, (_, who) => who)
    expect(await Promise.all(everybody.map(visit))).toEqual(everybody)
    expect([most, order]).toEqual([2, everybody])
  })

  it('turns away whom there is no room to wait for, and takes others later', async () => {
    const limited = createLimitForAll(1, 1)
    let leave: () => void = () => undefined
    const first = limited('anna', () => new Promise<void>((done) => (leave = done)))
    const second = limited('anna', async () => 'second')
    await expect(limited('anna', async () => 'third')).rejects.toThrow(TooManyWait)
    leave()
    await first
    expect(await second).toBe('second')
    expect(await limited('anna', async () => 'fourth')).toBe('fourth')
  })

  it('gives the place on when the work fails', async () => {
    const limited = createLimitForAll(1, 1)
    await expect(limited('anna', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await limited('anna', async () => 'next')).toBe('next')
  })

  it('lets nobody wait behind a crowd of somebody else, and sends one of the crowd away where it is full', async () => {
    const limited = createLimitForAll(1, 10)
    const order: string[] = []
    const visit = (who: string) =>
      limited(who, async () => {
        order.push(who)
        await nextTurn()
      })
    const crowd = Array.from({ length: 11 }, () => visit('crowd'))
    const outcomes = await Promise.allSettled([...crowd, visit('anna'), visit('berta')])
    expect(order.slice(0, 3).toSorted()).toEqual(['anna', 'berta', 'crowd'])
    expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
      outcomes.map((_, index) => index === 9 || index === 10),
    )
  })
})
