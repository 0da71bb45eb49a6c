import { LANGUAGES } from '@collagerie/core/catalogue'
import { describe, expect, it } from 'vitest'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { CATEGORIES, DESIGN_CARDS } from './generated-designs.ts'
import { THEME_TEXTS } from './theme-texts.ts'

const twice = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index)

describe.each(LANGUAGES)('in %s', (language) => {
  const names = [...Object.values(DESIGN_CARDS), ...STATIC_TEMPLATES].map(({ name }) => name[language])

  it('no two designs share a name, and none is called like the poster it may be printed on', () => {
    expect(twice(names)).toEqual([])
    expect(names).not.toContain(language === 'es' ? 'Póster' : 'Poster')
  })

  it('no two categories share a name', () => {
    const themes = Object.values(THEME_TEXTS).map(({ name }) => name[language])
    expect(twice([...Object.values(CATEGORIES).map((name) => name[language]), ...themes])).toEqual([])
  })
})
