import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { collageListQuerySchema, collageNameSchema, duplicateRequestSchema } from './index.ts'

describe('the name of a collage', () => {
  it.each([
    ['  Été ', 'Été'],
    ['e\u0301te\u0301', 'été'],
    ['👨‍👩‍👧 & co', '👨‍👩‍👧 & co'],
    ['x'.repeat(60), 'x'.repeat(60)],
    [` ${'x'.repeat(60)} `, 'x'.repeat(60)],
  ])('is taken from %j', (given, name) => {
    expect(v.parse(collageNameSchema, given)).toBe(name)
  })

  it.each([
    ['', 'fieldRequired'],
    [' \t\n', 'fieldRequired'],
    [undefined, 'fieldRequired'],
    ['x'.repeat(61), 'fieldTooLong'],
    ['a\u0000b', 'controlCharacter'],
    ['a\nb', 'controlCharacter'],
    ['a\u2029b', 'controlCharacter'],
  ])('is refused from %j for a reason an interface has words for', (given, reason) => {
    const read = v.safeParse(collageNameSchema, given)
    expect(read.issues?.[0].message).toBe(reason)
  })

  it('may be left out of a copy, but not be empty', () => {
    expect(v.is(duplicateRequestSchema, {})).toBe(true)
    expect(v.is(duplicateRequestSchema, { name: '' })).toBe(false)
  })
})

describe('a list', () => {
  it('starts at the beginning unless told otherwise', () => {
    expect(v.parse(collageListQuerySchema, {})).toEqual({ after: '' })
    expect(v.is(collageListQuerySchema, { after: ['a', 'b'] })).toBe(false)
  })
})
