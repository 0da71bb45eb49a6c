import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { quoteItemSchema, quoteListQuerySchema, quoteListSchema, storedQuoteSchema } from './index.ts'

const item = {
  id: 'fr-table',
  type: 'quotes',
  unique: 'quotes-fr-table',
  webformat: { src: '/webassets/quotes/fr/fr-table-web.jpg', width: 384, height: 512 },
  fullformat: { src: '/webassets/quotes/fr/fr-table-full.jpg', width: 2250, height: 3000 },
  text: 'Chez nous, il y a toujours une place de plus à table.',
}

describe('a quote item', () => {
  it('is read with all its fields, and without what else stands in the file', () => {
    expect(v.parse(quoteListSchema, [{ ...item, lang: 'fr' }])).toEqual([item])
  })

  it('has a language where it is stored', () => {
    expect(v.is(storedQuoteSchema, { ...item, lang: 'fr' })).toBe(true)
    expect(v.is(storedQuoteSchema, item)).toBe(false)
    expect(v.is(storedQuoteSchema, { ...item, lang: 'tlh' })).toBe(false)
  })

  it.each([
    ['an id that is no plain word', { ...item, id: '../x' }],
    ['another type', { ...item, type: 'computer' }],
    ['a picture elsewhere', { ...item, webformat: { ...item.webformat, src: 'https://elsewhere.example/a.jpg' } }],
    ['a picture above its folder', { ...item, fullformat: { ...item.fullformat, src: '/webassets/quotes/../a.jpg' } }],
    ['no size', { ...item, fullformat: { src: item.fullformat.src } }],
    ['half a pixel', { ...item, webformat: { ...item.webformat, width: 0.5 } }],
    ['no words', { ...item, text: '' }],
  ])('is refused with %s', (_case, value) => {
    expect(v.is(quoteItemSchema, value)).toBe(false)
  })
})

describe('the quote list query', () => {
  it.each([
    [{}, 'fr'],
    [{ lang: 'de' }, 'de'],
    [{ lang: 'tlh' }, 'fr'],
    [{ lang: ['nl', 'de'] }, 'fr'],
  ])('reads %j as %s', (query, lang) => {
    expect(v.parse(quoteListQuerySchema, query)).toEqual({ lang })
  })
})
