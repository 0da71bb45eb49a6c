import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { collageNameSchema, duplicateRequestSchema, pageQuerySchema } from './index.ts'

describe('the name of a collage', () => {
  it.each([
    ['  Été ', 'Été'],
    ['e\u0301te\u0301', 'été'],
    ['👨‍👩‍👧 & co', '& co'],
    ['L\u2019été \u2013 cœur\u2026', "L'été - coeur..."],
    ['x'.repeat(60), 'x'.repeat(60)],
    [` ${'x'.repeat(60)} `, 'x'.repeat(60)],
  ])('is taken from %j', (given, name) => {
    expect(v.parse(collageNameSchema('latin-1'), given)).toBe(name)
  })

  it.each([
    ['', 'fieldRequired'],
    [' \t\n', 'fieldRequired'],
    ['日本', 'fieldRequired'],
    [undefined, 'fieldRequired'],
    ['x'.repeat(61), 'fieldTooLong'],
    ['\u2026'.repeat(21), 'fieldTooLong'],
    [' '.repeat(10_001), 'fieldTooLong'],
    ['a\u0000b', 'controlCharacter'],
    ['a\nb', 'controlCharacter'],
    ['a\u2029b', 'controlCharacter'],
  ])('is refused from %j for a reason an interface has words for', (given, reason) => {
    const read = v.safeParse(collageNameSchema('latin-1'), given)
    expect(read.issues?.[0].message).toBe(reason)
  })

  it('is taken as it is where everything may be written', () => {
    expect(v.parse(collageNameSchema('all'), ' L\u2019été \u2013 cœur\u2026 ')).toBe('L\u2019été \u2013 cœur\u2026')
  })

  it('may be left out of a copy, but not be empty', () => {
    expect(v.is(duplicateRequestSchema('latin-1'), {})).toBe(true)
    expect(v.is(duplicateRequestSchema('latin-1'), { name: '' })).toBe(false)
  })
})

describe('a list', () => {
  it('starts at the beginning unless told otherwise', () => {
    expect(v.parse(pageQuerySchema, {})).toEqual({ after: '' })
    expect(v.is(pageQuerySchema, { after: ['a', 'b'] })).toBe(false)
  })
})
