import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customSizeAnswerSchema, customSizeQuerySchema, errorAnswerSchema, themeListQuerySchema } from './index.ts'

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
    [{}, 'fr'],
    [{ lang: 'nl' }, 'nl'],
    [{ lang: 'tlh' }, 'fr'],
    [{ lang: ['nl', 'de'] }, 'fr'],
  ])('reads %j as %s', (query, lang) => {
    expect(v.parse(themeListQuerySchema, query)).toEqual({ lang })
  })
})

describe('answers', () => {
  it('have exactly the fields both ends agree on', () => {
    expect(v.is(customSizeAnswerSchema, { materials: 'POSTER,PLEXI', description: '55 x 42.5 cm' })).toBe(true)
    expect(v.is(customSizeAnswerSchema, { materials: ['POSTER'], description: '55 x 42.5 cm' })).toBe(false)
    expect(v.is(errorAnswerSchema, { error: 'There is nothing at this address.' })).toBe(true)
    expect(v.is(errorAnswerSchema, { message: 'There is nothing at this address.' })).toBe(false)
  })
})
