import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createGate, GateFull } from './gate.ts'

describe('a gate', () => {
  it('lets no more in than it has places, and everybody in the end', async () => {
    const gate = createGate(2, 100)
    let inside = 0
    let most = 0
    const order: number[] = []
    const visit = (who: number) =>
      gate('anna', async () => {
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
    const gate = createGate(1, 1)
    let leave: () => void = () => undefined
    const first = gate('anna', () => new Promise<void>((done) => (leave = done)))
    const second = gate('anna', async () => 'second')
    await expect(gate('anna', async () => 'third')).rejects.toThrow(GateFull)
    leave()
    await first
    expect(await second).toBe('second')
    expect(await gate('anna', async () => 'fourth')).toBe('fourth')
  })

  it('gives the place on when the work fails', async () => {
    const gate = createGate(1, 1)
    await expect(gate('anna', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await gate('anna', async () => 'next')).toBe('next')
  })

  it('lets nobody wait behind a crowd of somebody else, and sends one of the crowd away where it is full', async () => {
    const gate = createGate(1, 10)
    const order: string[] = []
    const visit = (who: string) =>
      gate(who, async () => {
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
