import { existsSync } from 'node:fs'
import { LANGUAGES, type Language } from '@collagerie/core/catalogue'
import { DESIGN_TYPES, designFor } from '@collagerie/core/designs'
import { describe, expect, it } from 'vitest'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { TEXTS } from './index.ts'

/** `designs.heart.name` and so on; quotes are lines of their own in every language. */
function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (key === 'quotes') return []
    if (typeof value === 'string') return value.trim() === '' ? [] : [prefix + key]
    return keysOf(Object(value), `${prefix}${key}.`)
  })
}

const twice = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index)
const termsOf = (language: Language) => new URL(`../../terms/${language}.txt`, import.meta.url)

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = TEXTS[language]

  it('lack nothing', () => {
    const said = new Set(keysOf(texts))
    expect(keysOf(TEXTS.fr).filter((key) => !said.has(key))).toEqual([])
    expect(existsSync(termsOf(language))).toBe(true)
  })

  it('name no two designs alike, and none like the poster it may be printed on', () => {
    const names = [...Object.values(texts.designs).map(({ name }) => name), ...Object.values(texts.templates)]
    expect(twice(names)).toEqual([])
    expect(names).not.toContain(language === 'es' ? 'Póster' : 'Poster')
  })

  it('name no two categories alike', () => {
    const themes = Object.values(texts.themes).map(({ name }) => name)
    expect(twice([...Object.values(texts.categories), ...themes])).toEqual([])
  })
})

it('the texts speak of what there is, and of nothing else', () => {
  const sorted = (words: Iterable<string>) => [...words].toSorted()
  expect(sorted(Object.keys(TEXTS.fr.designs))).toEqual(sorted(DESIGN_TYPES))
  expect(sorted(Object.keys(TEXTS.fr.templates))).toEqual(sorted(STATIC_TEMPLATES.map(({ id }) => id)))
  expect(sorted(Object.keys(TEXTS.fr.themes))).toEqual(sorted(new Set(STATIC_TEMPLATES.map(({ theme }) => theme))))
  const categories = new Set(DESIGN_TYPES.map((type) => designFor(type).category))
  expect(sorted(Object.keys(TEXTS.fr.categories))).toEqual(sorted(categories))
})
