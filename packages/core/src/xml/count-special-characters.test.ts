import { expect, it } from 'vitest'
import { countSpecialCharacters } from './count-special-characters.ts'

const MARKS = '<>&=\'"?!\t\n\r'

it('marks are what a parser stops at, and nothing else', () => {
  for (let code = 0; code < 300; code++) {
    const character = String.fromCharCode(code)
    expect(countSpecialCharacters(character, 9), `character ${code}`).toBe(MARKS.includes(character) ? 1 : 0)
  }
})

it('marks are counted up to one more than the most', () => {
  expect(countSpecialCharacters('a<b>c', 2)).toBe(2)
  expect(countSpecialCharacters('<<<<<', 3)).toBe(4)
  expect(countSpecialCharacters('', 3)).toBe(0)
})
