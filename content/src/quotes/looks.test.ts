import { LANGUAGES } from '@collagerie/core/catalogue'
import { describe, expect, it } from 'vitest'
import { TEXTS } from '../texts/index.ts'
import { looksOf } from './looks.ts'
import { QUOTE_STYLES } from './styles/index.ts'

describe.each(LANGUAGES.map((language, turn) => ({ language, turn })))(
  'the looks in $language',
  ({ language, turn }) => {
    const looks = looksOf(TEXTS[language].quotes, turn)

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

    it('stay as they are when a line is added at the end', () => {
      expect(looksOf(TEXTS[language].quotes.slice(0, 11), turn)).toEqual(looks.slice(0, 11))
    })
  },
)
