import { describe, expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

const languageOf = (query: unknown, remembered?: string) =>
  pageLanguage({ query, cookies: { 'collagerie.language': remembered } })

describe('the language of a page', () => {
  it('is the one its address asks for, the remembered one, or French', () => {
    expect(languageOf({ lang: 'DE' }, 'nl')).toBe('de')
    expect(languageOf({}, 'nl')).toBe('nl')
    expect(languageOf({})).toBe('fr')
  })

  it('is never one nobody speaks here', () => {
    expect(languageOf({ lang: 'xx' }, 'it')).toBe('it')
    expect(languageOf({ lang: ['de', 'nl'] }, '"><script>')).toBe('fr')
    expect(languageOf({ lang: 'toString' }, '__proto__')).toBe('fr')
  })
})
