import { describe, expect, it } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

describe('what a caller says to hold', () => {
  it.each([
    ['nothing', undefined, '"a"', false],
    ['an empty header', '', '"a"', false],
    ['the tag', '"a"', '"a"', true],
    ['another tag', '"b"', '"a"', false],
    ['a tag that only contains it', '"ab"', '"a"', false],
    ['the tag without its quotes', 'a', '"a"', false],
    ['the tag among others', '"b", "a","c"', '"a"', true],
    ['only others', '"b", "c"', '"a"', false],
    ['the tag, weakened on the way', 'W/"a"', '"a"', true],
    ['the tag, weakened among others', '"b",W/"a"', '"a"', true],
    ['a weak tag', 'W/"a"', 'W/"a"', true],
    ['a weak tag, made strong on the way', '"a"', 'W/"a"', true],
    ['anything', '*', '"a"', true],
    ['anything, of a weak tag', ' * ', 'W/"a"', true],
  ])('%s', (_, header, etag, held) => {
    expect(matchesEtag({ 'if-none-match': header }, etag)).toBe(held)
  })
})
