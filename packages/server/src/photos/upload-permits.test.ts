import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { permitsInMemory } from './permits-in-memory.ts'
import { createUploadPermits, type UploadPermits } from './upload-permits.ts'

describe('uploads of one account', () => {
  const account = { used: 0, limit: 100 }
  const { signal } = new AbortController()
  let places: UploadPermits
  let inside: string[]
  let asked: number

  beforeEach(() => {
    account.used = 0
    inside = []
    asked = 0
    const of = async () => {
      asked += 1
      return { ...account }
    }
    places = createUploadPermits(permitsInMemory({ of }))
  })

  /** Returns the function that ends the upload, once it has begun. */
  async function send(name: string, bytes: number, until = signal, user = 'anna'): Promise<() => void> {
    const leave = await places.enter(user, bytes, until)
    inside.push(name)
    return () => {
      inside.splice(inside.indexOf(name), 1)
      leave()
    }
  }

  async function settled(): Promise<string> {
    for (let turn = 0; turn < 5; turn++) await nextTurn()
    return inside.join('')
  }

  it('come in together as long as all of them fit, and wait for each other where they do not', async () => {
    const [a, b] = [send('a', 50), send('b', 40)]
    const c = send('c', 30)
    expect(await settled()).toBe('ab')
    account.used = 40
    ;(await b)()
    expect(await settled()).toBe('a')
    ;(await a)()
    expect(await settled()).toBe('c')
    ;(await c)()
    expect(await settled()).toBe('')
  })

  it('come in one at a time where the account is full', async () => {
    account.used = 100
    const all = ['a', 'b', 'c'].map((name) => send(name, 25))
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      expect(await settled()).toBe(name)
      const leave = await all[index]
      leave?.()
    }
    expect(await settled()).toBe('')
  })

  it('are never more than a few at once, however small', async () => {
    const all = [...'abcdefghijklmnop'].map((name) => send(name, 1))
    expect(await settled()).toBe('abcdef')
    ;(await all[2])?.()
    expect(await settled()).toBe('abdefg')
  })

  it('ask once for each that leaves what room there is, however many wait', async () => {
    const all = [...'abcdefghijklmnop'].map((name) => send(name, 1))
    await settled()
    asked = 0
    for (const some of all.slice(0, 4)) {
      ;(await some)()
      await settled()
    }
    expect([asked, inside.length]).toEqual([4, 6])
  })

  it('are given up by who leaves while waiting, and nobody else waits for those', async () => {
    const [stays, leaves] = [send('a', 90), new AbortController()]
    const waits = send('b', 90, leaves.signal).catch((error: unknown) => String(error))
    const last = send('c', 90)
    await settled()
    leaves.abort()
    expect(await waits).toContain('aborted')
    ;(await stays)()
    expect(await settled()).toBe('c')
    ;(await last)()
  })

  it('hold up nobody of another account', async () => {
    await send('a', 100)
    await send('b', 100, signal, 'ben')
    expect(await settled()).toBe('ab')
  })
})
