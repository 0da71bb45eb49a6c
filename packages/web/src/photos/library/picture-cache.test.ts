import { describe, expect, it } from 'vitest'
import { PictureCache } from './picture-cache.ts'

const closed: string[] = []
const make = (name: string, side: number) => async () =>
  ({ width: side, height: side, close: () => void closed.push(name) }) as ImageBitmap
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const nothing = () => undefined

describe('a cache of pictures', () => {
  it('gives up what was not seen for longest when there is no more room', async () => {
    let now = 0
    const cache = new PictureCache(1000, () => now)
    cache.want('1 a', 400, make('a', 10), nothing)
    await settle()
    now = 10
    cache.want('2 b', 400, make('b', 10), nothing)
    await settle()
    now = 10_000
    cache.want('3 c', 400, make('c', 10), nothing)
    await settle()
    expect(closed).toEqual(['a'])
    expect(cache.get('1 a')).toBeUndefined()
    expect(cache.get('2 b')).toBeDefined()
  })

  it('makes nothing for which something on the screen would have to go', async () => {
    const cache = new PictureCache(1000, () => 0)
    cache.want('1', 900, make('one', 15), nothing)
    await settle()
    let isMade = false
    const second = async () => {
      isMade = true
      return make('two', 10)()
    }
    cache.want('2', 400, second, nothing)
    expect(isMade).toBe(false)
    expect(cache.get('1')).toBeDefined()
  })

  it('gives up what nobody has looked at before anything else', async () => {
    closed.length = 0
    const cache = new PictureCache(1000, () => 10_000)
    const picture = async (name: string) => ({ image: await make(name, 10)(), width: 10, height: 10 })
    cache.want('1', 400, make('seen', 10), nothing)
    await settle()
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
    await settle()
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
    await settle()
    expect(closed).toEqual(['late'])
    expect(cache.get('7 x')).toBeUndefined()
  })
})
