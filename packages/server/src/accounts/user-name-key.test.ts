import { describe, expect, it } from 'vitest'
import { comparable } from './comparable.ts'
import { userNameKey } from './user-name-key.ts'

describe('user names as they are compared', () => {
  it.each([
    ['Zoé', 'ZOÉ'],
    ['Zoé', 'Zoe\u0301'],
    ['straße', 'STRASSE'],
    ['straße', 'STRAẞE'],
    ['anna', 'Ａｎｎａ'],
    ['ﬁona', 'Fiona'],
    ['οδος', 'ΟΔΟΣ'],
    ['anna maria', ' anna\u00A0 maria '],
    ['x²', 'X2'],
  ])('%s is %s', (one, other) => {
    expect(userNameKey(one)).toBe(userNameKey(other))
  })

  it('are different where a reader sees a difference', () => {
    expect(new Set(['anna', 'ana', 'änna', 'anna2', 'an na'].map(userNameKey)).size).toBe(5)
  })

  it('have a key that is its own, as nobody else must be able to have a name that somebody types', () => {
    const names = Array.from({ length: 0x1_1000 }, (_, code) => `a${String.fromCodePoint(code)}b`)
    const odd = names.filter((name) => {
      const key = userNameKey(name)
      return userNameKey(key) !== key || userNameKey(comparable(name)) !== key
    })
    expect(odd).toEqual([])
  })

  it.each(['Zoé', 'straße', 'İzmir', 'ŉ', 'ΐ', 'ǰ', 'Ǆ', 'ΣΑΣ', 'ﬃ'])(
    '%s is the same in every case, once and again',
    (name) => {
      const key = userNameKey(name)
      for (const same of [name.toUpperCase(), name.toLowerCase(), key]) expect(userNameKey(same)).toBe(key)
    },
  )
})
