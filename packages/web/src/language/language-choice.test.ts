// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstLanguage, languageInSearch, rememberLanguage, withoutLanguage } from './language-choice.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the first language', () => {
  it('is French at first start', () => {
    expect(firstLanguage('')).toBe('fr')
  })

  it('is the remembered one, unless the address asks for another', () => {
    rememberLanguage('nl')
    expect(firstLanguage('')).toBe('nl')
    expect(firstLanguage('?lang=de')).toBe('de')
  })

  it('is told to the server, which sends the next page with the texts it needs', () => {
    rememberLanguage('it')
    expect(document.cookie).toContain('collagerie.language=it')
    localStorage.setItem('collagerie.language', 'es')
    firstLanguage('')
    expect(document.cookie).toContain('collagerie.language=es')
  })

  it('ignores languages nobody offers', () => {
    localStorage.setItem('collagerie.language', 'tlh')
    expect(firstLanguage('?lang=xx')).toBe('fr')
    expect(languageInSearch('?lang=toString')).toBeUndefined()
    expect(languageInSearch('?lang=')).toBeUndefined()
  })

  it('does without storage where it is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(firstLanguage('')).toBe('fr')
  })
})

describe('the language in the address', () => {
  it('is read in any case', () => {
    expect(languageInSearch('?a=1&lang=ES')).toBe('es')
  })

  it('can be taken out, leaving the rest', () => {
    expect(withoutLanguage('http://x/editer/7?a=1&lang=de&b=2#top')).toBe('/editer/7?a=1&b=2#top')
    expect(withoutLanguage('http://x/choix?lang=de')).toBe('/choix')
  })
})
