import { describe, expect, it } from 'vitest'
import { acceptedFiles, endingsOf, foreignFormatOf, PHOTO_FORMATS } from './photo-formats.ts'

describe('the formats of photos', () => {
  it.each([
    ['a.png', 'png'],
    ['A.WEBP', 'webp'],
    ['a.b.avif', 'avif'],
    ['a.heic', 'heic'],
    ['a.HEIF', 'heic'],
    ['a.jpg', undefined],
    ['a.jpeg', undefined],
    ['a.gif', undefined],
    ['png', undefined],
  ])('%s is called %s where all are switched on', (name, format) => {
    expect(foreignFormatOf(name, PHOTO_FORMATS)).toBe(format)
  })

  it('are not taken where they are switched off', () => {
    expect(foreignFormatOf('a.png', ['jpeg', 'webp'])).toBeUndefined()
  })

  it('are asked for by ending and type, and named by the first of their endings', () => {
    expect(acceptedFiles(['jpeg', 'heic'])).toBe('.jpg,.jpeg,image/jpeg,.heic,.heif,image/heic')
    expect(endingsOf(PHOTO_FORMATS)).toEqual(['.jpg', '.png', '.webp', '.avif', '.heic'])
  })
})
