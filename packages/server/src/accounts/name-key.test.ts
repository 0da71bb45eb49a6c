import { describe, expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

describe('user names as they are compared', () => {
  it.each([
    ['Zoé', 'ZOÉ'],
    ['Zoé', 'Zoe\u0301'],
    ['straße', 'STRASSE'],
    ['anna', 'Ａｎｎａ'],
    ['ﬁona', 'Fiona'],
    ['οδος', 'ΟΔΟΣ'],
    ['anna maria', ' anna\u00A0 maria '],
    ['x²', 'X2'],
  ])('%s is %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it('are different where a reader sees a difference', () => {
    expect(new Set(['anna', 'ana', 'änna', 'anna2', 'an na'].map(nameKey)).size).toBe(5)
  })

  it.each(['Zoé', 'straße', 'İzmir', 'ŉ', 'ΐ', 'ǰ', 'Ǆ', 'ΣΑΣ', 'ﬃ'])(
    '%s is the same in every case, once and again',
    (name) => {
      const key = nameKey(name)
      for (const same of [name.toUpperCase(), name.toLowerCase(), key]) expect(nameKey(same)).toBe(key)
    },
  )
})
