import { describe, expect, it } from 'vitest'
import { toCapitals } from './capitals.ts'
import { printableText } from './printable-text.ts'

describe('capitals', () => {
  it.each([
    ['été', 'ÉTÉ'],
    ['straße', 'STRASSE'],
    ['in', 'IN'],
    ['ÿ µ', 'ÿ µ'],
    ['a\nb', 'A\nB'],
  ])('of %j are %j', (text, capitals) => {
    expect(toCapitals(text)).toBe(capitals)
  })

  it.each(['latin-1', 'all'] as const)('of everything that is taken are taken themselves (%s)', (characters) => {
    const every = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('')
    const capitals = toCapitals(printableText(every, characters).text)
    expect(printableText(capitals, characters)).toEqual({ text: capitals, refused: [], rewritten: [] })
  })
})
