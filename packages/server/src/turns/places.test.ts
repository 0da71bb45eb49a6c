import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPlaces, PlacesFull } from './places.ts'

describe('places of one’s own', () => {
  it('are as many for everybody, whatever the others do', async () => {
    const places = createPlaces(() => 2, 10)
    const inside: string[] = []
    const enter = async (who: string) => {
      const leave = await places.take(who)
      inside.push(who)
      return leave
    }
    const crowd = Array.from({ length: 6 }, () => enter('crowd'))
    await enter('anna')
    await nextTurn()
    expect(inside).toEqual(['crowd', 'crowd', 'anna'])
    const leave = await crowd[0]
    leave?.()
    leave?.()
    await nextTurn()
    expect(inside).toEqual(['crowd', 'crowd', 'anna', 'crowd'])
  })

  it('are refused to whoever has too many waiting, and to nobody else', async () => {
    const places = createPlaces(() => 1, 1)
    const leave = await places.take('crowd')
    const second = places.take('crowd')
    await expect(places.take('crowd')).rejects.toThrow(PlacesFull)
    await places.take('anna')
    leave()
    expect(await second).toBeTypeOf('function')
  })

  it('are not kept for whoever left while waiting', async () => {
    const places = createPlaces(() => 1, 5)
    const leave = await places.take('anna')
    const leaving = new AbortController()
    const gone = places.take('anna', leaving.signal)
    const next = places.take('anna')
    leaving.abort('left')
    await expect(gone).rejects.toBe('left')
    leave()
    expect(await next).toBeTypeOf('function')
    await expect(places.take('anna', leaving.signal)).rejects.toBe('left')
  })

  it('may become fewer and more', async () => {
    let most = 1
    const places = createPlaces(() => most, 5)
    const leave = await places.take('anna')
    const others = Promise.all([places.take('anna'), places.take('anna')])
    most = 2
    leave()
    expect(await others).toHaveLength(2)
  })
})
