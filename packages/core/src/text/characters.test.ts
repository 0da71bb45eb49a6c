import { describe, expect, it } from 'vitest'
import { keepAllowedCharacters, titleText, toCapitals } from './characters.ts'

describe('allowed characters', () => {
  it.each([
    ['Été à Köln', 'Été à Köln'],
    ['cafe\u0301', 'café'],
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['tab\there', 'tabhere'],
    ['I ❤ 日本 😀', 'I   '],
    ['Łódź €5 “hi”', 'ód 5 hi'],
    ['\u0000\u001f\u007f\u0080\u009f', ''],
    ['\u0020~\u00a0ÿ', '\u0020~\u00a0ÿ'],
  ])('%j keeps %j', (typed, kept) => {
    expect(keepAllowedCharacters(typed)).toBe(kept)
  })
})

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
})

describe('the capitals of every allowed character', () => {
  it('are allowed themselves', () => {
    const all = keepAllowedCharacters(Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join(''))
    const capitals = toCapitals(all)
    expect(keepAllowedCharacters(capitals)).toBe(capitals)
  })
})

describe('a title', () => {
  it('is trimmed', () => {
    expect(titleText('  Summer \n', 'Title')).toBe('Summer')
  })

  it.each(['', '   ', '\n', '日本'])('%j falls back to the default', (typed) => {
    expect(titleText(typed, 'Title')).toBe('Title')
  })
})
