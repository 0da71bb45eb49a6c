import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { cleanPhotoName, LONGEST_PHOTO_NAME, photoOriginSchema } from './photo-origin.ts'

describe('the name of a photo', () => {
  it.each([
    ['Été à la mer.jpg', 'Été à la mer.jpg'],
    ['C:\\Photos\\plage.jpg', 'plage.jpg'],
    ['/home/anna/plage.jpg', 'plage.jpg'],
    ['  plage\r\n.jpg ', 'plage .jpg'],
    ['gpj.\u202Eegalp', 'gpj. egalp'],
    ['\0', ''],
    ['🏖'.repeat(101), '🏖'.repeat(100)],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanPhotoName(given)).toBe(kept)
  })

  it('is short and visible, whatever was sent', () => {
    const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
    const kept = letters.flatMap((letter) => [cleanPhotoName(letter), cleanPhotoName(`a${letter.repeat(200)}b`)])
    expect(kept.filter((name) => Array.from(name).length > LONGEST_PHOTO_NAME)).toEqual([])
    expect(kept.filter((name) => /[\p{C}\p{Zl}\p{Zp}\\/]/u.test(name))).toEqual([])
  })
})

describe('the origin of a photo', () => {
  it('counts what makes no sense as left out', () => {
    const nothing = { name: '', source: 'computer', externalId: '' }
    expect(parse(photoOriginSchema, {})).toEqual(nothing)
    expect(parse(photoOriginSchema, { name: 7, source: 'quotes', externalId: 'a'.repeat(201) })).toEqual(nothing)
    expect(parse(photoOriginSchema, { externalId: 'a\nb' })).toEqual(nothing)
  })
})
