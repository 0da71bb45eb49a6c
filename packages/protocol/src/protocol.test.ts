import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  authenticatedAnswerSchema,
  customSizeAnswerSchema,
  customSizeQuerySchema,
  errorAnswerSchema,
  fileQuerySchema,
  registerRequestSchema,
  saveRequestSchema,
  signInRequestSchema,
  themeListQuerySchema,
} from './index.ts'

describe('the custom size query', () => {
  it('takes lengths with comma or dot', () => {
    const query = { width: '55,5', height: '42.5', templateId: 'gen-alleven' }
    expect(v.parse(customSizeQuerySchema, query)).toEqual({ width: 55.5, height: 42.5, templateId: 'gen-alleven' })
  })

  it.each([
    ['a missing height', { width: '50', templateId: 'x' }],
    ['no number', { width: 'wide', height: '40', templateId: 'x' }],
    ['a negative number', { width: '-50', height: '40', templateId: 'x' }],
    ['an exponent', { width: '5e1', height: '40', templateId: 'x' }],
    ['an endless number', { width: '1'.repeat(400), height: '40', templateId: 'x' }],
    ['a repeated parameter', { width: ['50', '60'], height: '40', templateId: 'x' }],
    ['an empty template id', { width: '50', height: '40', templateId: '' }],
  ])('refuses %s', (_case, query) => {
    expect(v.is(customSizeQuerySchema, query)).toBe(false)
  })
})

describe('the theme list query', () => {
  it.each([
    [{}, 'fr', 'xml'],
    [{ lang: 'nl' }, 'nl', 'xml'],
    [{ lang: 'tlh', format: 'json' }, 'fr', 'json'],
    [{ lang: ['nl', 'de'], format: 'yaml' }, 'fr', 'xml'],
  ])('reads %j as %s in %s', (query, lang, format) => {
    expect(v.parse(themeListQuerySchema, query)).toEqual({ lang, format })
  })
})

describe('answers', () => {
  it('have exactly the fields both ends agree on', () => {
    expect(v.is(customSizeAnswerSchema, { materials: 'POSTER,PLEXI', description: '55 x 42.5 cm' })).toBe(true)
    expect(v.is(customSizeAnswerSchema, { materials: ['POSTER'], description: '55 x 42.5 cm' })).toBe(false)
    expect(v.is(errorAnswerSchema, { error: 'There is nothing at this address.', code: 'notFound' })).toBe(true)
    expect(v.is(errorAnswerSchema, { message: 'There is nothing at this address.', code: 'notFound' })).toBe(false)
  })

  it('that name an error this page does not know yet are unexpected errors', () => {
    const answer = { error: 'Tea only.', code: 'teapot' }
    expect(v.parse(errorAnswerSchema, answer)).toEqual({ error: 'Tea only.', code: 'unexpected' })
  })
})

describe('a sign-in', () => {
  it('may leave out both fields, to ask only', () => {
    expect(v.parse(signInRequestSchema, { mode: 'signin' })).toEqual({ username: '', password: '' })
  })

  it('has texts in its fields', () => {
    expect(v.is(signInRequestSchema, { username: 7 })).toBe(false)
    expect(v.is(signInRequestSchema, { username: 'x'.repeat(1001) })).toBe(false)
  })
})

describe('a registration', () => {
  it.each([
    [true, true],
    ['true', true],
    [1, true],
    [false, false],
    ['false', false],
    ['yes', false],
    [undefined, false],
  ])('takes terms %j for %j', (terms, taken) => {
    expect(v.parse(registerRequestSchema, { terms })).toMatchObject({ terms: taken, lang: 'fr' })
  })

  it('is answered with words, not with a boolean', () => {
    expect(v.is(authenticatedAnswerSchema, { authenticated: 'true' })).toBe(true)
    expect(v.is(authenticatedAnswerSchema, { authenticated: true })).toBe(false)
    const errors = [{ field: 'all', message: 'Please enter all required data.' }]
    expect(v.is(authenticatedAnswerSchema, { authenticated: 'false', errors })).toBe(true)
  })
})

describe('a save', () => {
  it('is the same from a form and from JSON', () => {
    const form = { collagexml: '<collage/>', editor: '2', editor_version: '1', fororder: 'true', templateid: 'a' }
    const json = { collagexml: '<collage/>', editor: 2, editor_version: 1, fororder: true, templateid: 'a' }
    expect(v.parse(saveRequestSchema, form)).toEqual(v.parse(saveRequestSchema, json))
    expect(v.parse(saveRequestSchema, form)).toEqual({ ...json, collageid: '', requestkey: '' })
  })

  it.each([
    [{ editor: 3 }],
    [{ editor: '2x' }],
    [{ editor: undefined }],
    [{ editor_version: 2 }],
    [{ collagexml: undefined }],
    [{ collageid: 'x'.repeat(201) }],
  ])('is refused with %j', (change) => {
    expect(v.is(saveRequestSchema, { collagexml: '<collage/>', editor: 2, ...change })).toBe(false)
  })
})

describe('the question for a file', () => {
  it.each([
    [{ x: 'a' }, undefined],
    [{ x: 'a', resized: '' }, undefined],
    [
      { x: 'a', resized: '1024x768' },
      { width: 1024, height: 768 },
    ],
    [
      { x: 'a', resized: '4096X1' },
      { width: 4096, height: 1 },
    ],
  ])('reads %j as a box of %j', (query, resized) => {
    expect(v.parse(fileQuerySchema, query).resized).toEqual(resized)
  })

  it.each(['1024', '0x1', '4097x1', '10x', 'x10', '1e3x1', '-1x1'])('refuses the box %s', (resized) => {
    expect(v.is(fileQuerySchema, { x: 'a', resized })).toBe(false)
  })
})
