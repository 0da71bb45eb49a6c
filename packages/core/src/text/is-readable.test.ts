import { expect, it } from 'vitest'
import { isReadable } from './is-readable.ts'

it.each([
  ['a line of words', 'Été à Liège, n° 3', true],
  ['nothing', '', true],
  ['two accents on a letter', 'e\u0301\u0323', true],
  ['a newline', 'a\nb', false],
  ['a zero-width space', 'a\u200bb', false],
  ['a mark that turns the direction', 'a\u202eb', false],
  ['half a surrogate pair', 'a\ud83d', false],
  ['a filler that looks like a blank', '\u3164', false],
  ['an empty Braille pattern', '\u2800', false],
  ['a tower of accents', `e${'\u0301'.repeat(5)}`, false],
])('tells whether %s can be read', (_, text, readable) => {
  expect(isReadable(text)).toBe(readable)
})
