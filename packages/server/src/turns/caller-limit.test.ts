import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createCallerLimit } from './caller-limit.ts'
import { TooManyWait } from './too-many-wait.ts'

describe('the places of a caller', () => {
  it('are as many for everybody, whatever the others do', async () => {
    const limit = createCallerLimit(() => 2, 10)
    const inside: string[] = []
    const enter = async (who: string) => {
      const leave = await limit.enter(who)
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
    const limit = createCallerLimit(() => 1, 1)
    const leave = await limit.enter('crowd')
    const second = limit.enter('crowd')
    await expect(limit.enter('crowd')).rejects.toThrow(TooManyWait)
    await limit.enter('anna')
    leave()
    expect(await second).toBeTypeOf('function')
  })

  it('are not kept for whoever left while waiting', async () => {
    const limit = createCallerLimit(() => 1, 5)
    const leave = await limit.enter('anna')
    const leaving = new AbortController()
    const gone = limit.enter('anna', leaving.signal)
    const next = limit.enter('anna')
    leaving.abort('left')
    await expect(gone).rejects.toBe('left')
    leave()
    expect(await next).toBeTypeOf('function')
    await expect(limit.enter('anna', leaving.signal)).rejects.toBe('left')
  })

  it('may become fewer and more', async () => {
    let most = 1
    const limit = createCallerLimit(() => most, 5)
    const leave = await limit.enter('anna')
    const others = Promise.all([limit.enter('anna'), limit.enter('anna')])
    most = 2
    leave()
    expect(await others).toHaveLength(2)
  })
})
