import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { socialCodeSchema, socialErrorMessage, socialMediaSchema } from './social.ts'

describe('a login code', () => {
  it('is a text of more than 20 letters', () => {
    expect([20, 21, 2000, 2001].map((length) => v.is(socialCodeSchema, 'x'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    for (const other of [undefined, null, 123_456_789_012_345_680_000, ['x'.repeat(30)]])
      expect(v.is(socialCodeSchema, other)).toBe(false)
  })
})

describe('what went wrong at a photo service', () => {
  const answer = { status: 503, statusText: 'Service Unavailable' }

  it.each([
    [{ error: { message: 'No more today.' } }, 'No more today.'],
    [{ error: 'No more today.' }, 'No more today.'],
    [{ error: { message: '' } }, '503 - Service Unavailable'],
    [{ error: '' }, '503 - Service Unavailable'],
    [{ error: { code: 4 } }, '503 - Service Unavailable'],
    [undefined, '503 - Service Unavailable'],
  ])('is said by %j', (body, message) => {
    expect(socialErrorMessage(body, answer)).toBe(message)
  })

  it('is a plain sentence where nothing is known, and never a long one', () => {
    expect(socialErrorMessage(undefined)).toBe('Server error')
    expect(socialErrorMessage({ error: 'x'.repeat(5000) })).toHaveLength(300)
  })
})

describe('a page of photos', () => {
  it('has ids that can stand in an address', () => {
    const photo = (id: string) => ({ photos: [{ id, media_url: '/a', thumbnail_url: '/b' }], next: null })
    expect(v.is(socialMediaSchema, photo('178_41-a'))).toBe(true)
    for (const id of ['', '../x', 'a/b', 'a?b', 'x'.repeat(101)]) expect(v.is(socialMediaSchema, photo(id))).toBe(false)
  })
})
