import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PictureCache } from './picture-cache.ts'

const closed: string[] = []
const make = (name: string, side: number) => async () =>
  ({ width: side, height: side, close: () => void closed.push(name) }) as ImageBitmap
const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 0))
const nothing = () => undefined

const requests = fc.record({
  kind: fc.constantFrom('want', 'want', 'put', 'come', 'forget'),
  key: fc.constantFrom('1', '2', '3', '4', '5'),
  side: fc.integer({ min: 1, max: 18 }),
  /** A source may announce a wrong size. */
  said: fc.integer({ min: 1, max: 18 }),
  wait: fc.constantFrom(0, 600, 3000),
})

describe('a cache of pictures', () => {
  it('gives up what was not seen for longest when there is no more room', async () => {
    let now = 0
    const cache = new PictureCache(1000, () => now)
    cache.want('1 a', 400, make('a', 10), nothing)
    await untilIdle()
    now = 10
    cache.want('2 b', 400, make('b', 10), nothing)
    await untilIdle()
    now = 10_000
    cache.want('3 c', 400, make('c', 10), nothing)
    await untilIdle()
    expect(closed).toEqual(['a'])
    expect(cache.get('1 a')).toBeUndefined()
    expect(cache.get('2 b')).toBeDefined()
  })

  it('makes nothing for which something on the screen would have to go', async () => {
    const cache = new PictureCache(1000, () => 0)
    cache.want('1', 900, make('one', 15), nothing)
    await untilIdle()
    let isMade = false
    const second = async () => {
      isMade = true
      return make('two', 10)()
    }
    cache.want('2', 400, second, nothing)
    expect(isMade).toBe(false)
    expect(cache.get('1')).toBeDefined()
  })

  it('counts what is being made, until it fails', async () => {
    let now = 0
    const cache = new PictureCache(1000, () => now)
    const broken = () => Promise.reject(new Error('gone'))
    expect(cache.want('1', 400, make('one', 10), nothing)).toBe(true)
    expect(cache.want('2', 400, broken, nothing)).toBe(true)
    expect(cache.want('3', 400, make('three', 10), nothing)).toBe(false)
    await untilIdle()
    expect(cache.want('3', 400, make('three', 10), nothing)).toBe(true)
    await untilIdle()
    expect(cache.get('1')).toBeDefined()
    expect(cache.get('3')).toBeDefined()
    now = 1
    expect(cache.want('4', 400, make('four', 10), nothing)).toBe(false)
  })

  it('makes what is wanted now rather than what was wanted before, and closes that', async () => {
    closed.length = 0
    let now = 0
    const cache = new PictureCache(1000, () => now)
    let arrivals = 0
    const arrived = () => (arrivals += 1)
    cache.want('still wanted', 400, make('still wanted', 10), arrived)
    cache.want('before', 400, make('before', 10), arrived)
    now = 1000
    cache.want('still wanted', 400, make('twice', 10), arrived)
    expect(cache.want('now', 400, make('now', 10), arrived)).toBe(true)
    await untilIdle()
    expect(closed).toEqual(['before'])
    expect(arrivals).toBe(2)
    expect(cache.get('now')).toBeDefined()
    expect(cache.get('still wanted')).toBeDefined()
  })

  it('stays within its budget whatever is asked of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { maxLength: 40 }), async (steps) => {
        let now = 0
        let open = 0
        const cache = new PictureCache(1000, () => now)
        const making: (() => void)[] = []
        const sized = (side: number) => {
          open += side * side * 4
          return { width: side, height: side, close: () => (open -= side * side * 4) } as unknown as ImageBitmap
        }
        for (const { kind, key, side, said, wait } of steps) {
          now += wait
          if (kind === 'put') cache.put(key, { image: sized(side), width: side, height: side })
          if (kind === 'forget') cache.forget(key)
          if (kind === 'want') {
            const later = () => new Promise<ImageBitmap>((resolve) => making.push(() => resolve(sized(side))))
            cache.want(key, said * said * 4, later, nothing)
          }
          if (kind === 'come') {
            for (const come of making.splice(0)) come()
            await Promise.resolve()
          }
          expect(open).toBeLessThanOrEqual(1000)
        }
        cache.forget('')
        for (const come of making) come()
        await Promise.resolve()
        expect(open).toBe(0)
        // All the room is free again.
        expect(cache.want('whole', 1000, make('whole', 1), nothing)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('gives up what nobody has looked at before anything else', async () => {
    closed.length = 0
    const cache = new PictureCache(1000, () => 10_000)
    const picture = async (name: string) => ({ image: await make(name, 10)(), width: 10, height: 10 })
    cache.want('1', 400, make('seen', 10), nothing)
    await untilIdle()
    cache.put('2', await picture('new'))
    cache.put('3', await picture('newer'))
    expect(closed).toEqual(['new'])
    expect(cache.get('3')).toBeDefined()
    cache.put('4', await picture('newest'))
    expect(closed).toEqual(['new', 'newest'])
  })

  it('asks once for what fails, and again after a while', async () => {
    let now = 0
    const cache = new PictureCache(1000, () => now)
    let tries = 0
    const broken = () => {
      tries += 1
      return Promise.reject(new Error('gone'))
    }
    cache.want('1', 4, broken, nothing)
    await untilIdle()
    cache.want('1', 4, broken, nothing)
    expect(tries).toBe(1)
    now = 10_000
    cache.want('1', 4, broken, nothing)
    expect(tries).toBe(2)
  })

  it('closes a picture that arrives when nobody wants it any more', async () => {
    closed.length = 0
    const cache = new PictureCache(1000, () => 0)
    cache.want('7 x', 4, make('late', 1), nothing)
    cache.forget('7 ')
    await untilIdle()
    expect(closed).toEqual(['late'])
    expect(cache.get('7 x')).toBeUndefined()
  })
})
