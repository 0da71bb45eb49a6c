import { describe, expect, it } from 'vitest'
import { shortName } from './index.ts'

describe('shortName', () => {
  it.each([
    ['Quatorze lettr', 'Quatorze lettr'],
    ['Quinze lettres!', 'Quinze lettre…'],
    ['Grand cœur de photos', 'Grand cœur de…'],
    ['🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈', '🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈🎈…'],
  ])('%s reads %s', (name, expected) => {
    expect(shortName(name)).toBe(expected)
  })
})
