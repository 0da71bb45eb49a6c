import { LANGUAGES } from '@collagerie/core/catalogue'
import { describe, expect, it } from 'vitest'
import { TEXTS } from '../texts/index.ts'
import { lookOf } from './look-of.ts'
import { QUOTE_STYLES } from './styles/index.ts'
import { WRITTEN_LOOKS } from './written-looks.ts'

it('every written look is of a quote', () => {
  const ids = LANGUAGES.flatMap((language) => TEXTS[language].quotes.map(({ id }) => id))
  expect(Object.keys(WRITTEN_LOOKS).toSorted()).toEqual(ids.toSorted())
})

describe.each(LANGUAGES)('the looks in %s', (language) => {
  const looks = TEXTS[language].quotes.map(lookOf)

  it('use every style, and none for more than a quarter of the list', () => {
    for (const style of QUOTE_STYLES) {
      const uses = looks.filter((look) => look.style === style).length
      expect([style.name, uses > 0, uses <= looks.length / 4]).toEqual([style.name, true, true])
    }
  })

  it('come upright, lying and square', () => {
    const shapes = looks.map(({ width, height }) => Math.sign(width - height))
    for (const shape of [-1, 0, 1]) expect(shapes.filter((each) => each === shape).length).toBeGreaterThanOrEqual(6)
  })

  it('give neighbours, and the one after, different styles', () => {
    const styles = looks.map(({ style }) => style)
    const repeated = styles.filter(
      (style, index) => index > 0 && styles.slice(Math.max(0, index - 2), index).includes(style),
    )
    expect(repeated.map(({ name }) => name)).toEqual([])
  })

  it('never show a style twice in a row in the same colours', () => {
    for (const style of QUOTE_STYLES) {
      const palettes = looks.filter((look) => look.style === style).map(({ palette }) => palette)
      expect(palettes.filter((palette, index) => palette === palettes[index - 1])).toEqual([])
    }
  })

  it('suit the words they are for', () => {
    expect(looks.filter(({ style, quote }) => !style.suits(quote)).map(({ line }) => line.id)).toEqual([])
  })
})
