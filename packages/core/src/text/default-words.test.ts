import { describe, expect, it } from 'vitest'
import { isDefaultText } from './default-words.ts'

describe('a text nobody wrote', () => {
  it.each([
    ['txt1', ''],
    ['txt1', ' \n '],
    ['txt1', 'Votre titre'],
    ['txt1', ' VOTRE TITRE '],
    ['txt1', 'Your title'],
    ['txt2', 'Votre sous-titre'],
    ['txt1', 'Tu ti\u0301tulo'],
    ['txt2', 'VOTRE\u00a0SOUS-TITRE'],
    ['txt1', 'Ihr\nTitel'],
    ['txt9', ''],
  ])('is in %s also %j', (slot, text) => {
    expect(isDefaultText(slot, text)).toBe(true)
  })

  it.each([
    ['txt1', 'Votre titre !'],
    ['txt1', 'Votre sous-titre'],
    ['txt2', 'Votre titre'],
    ['txt9', 'Votre titre'],
    ['constructor', 'name'],
  ])('is not in %s %j', (slot, text) => {
    expect(isDefaultText(slot, text)).toBe(false)
  })
})
