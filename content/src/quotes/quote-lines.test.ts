import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { FONT_FACES } from '@collagerie/painter'
import { describe, expect, it } from 'vitest'
import { fontSource } from '../build/font-source.ts'
import { TEXTS } from '../texts/index.ts'
import { plainText } from './quote-line.ts'
import { wordsOf } from './set/words.ts'
import { faceCharacters } from './testing/face-characters.ts'

const ALL = Object.values(TEXTS).flatMap(({ quotes }) => quotes)
/** Printable Latin-1 and the few marks good typesetting adds to it. */
const ALLOWED = /^[\u0020-\u007e\u00a1-\u00ff’“”„–…œŒ]+$/

describe('the quotes', () => {
  it.each(LANGUAGES)('are at least two dozen in %s, with ids that say so', (language) => {
    const lines = TEXTS[language].quotes
    expect(lines.length).toBeGreaterThanOrEqual(24)
    expect(lines.filter(({ id }) => !new RegExp(`^${language}(-[a-z]+)+$`).test(id))).toEqual([])
  })

  it('have ids and words of their own', () => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length)
    expect(new Set(ALL.map((line) => bare(plainText(line)))).size).toBe(ALL.length)
  })

  it.each(ALL)('$id is short, ends like a sentence and leans on one word', (quote) => {
    const text = plainText(quote)
    const words = wordsOf(quote.line)
    expect(text.length).toBeLessThanOrEqual(90)
    expect(words.length).toBeGreaterThanOrEqual(3)
    expect(words.length).toBeLessThanOrEqual(16)
    expect(text).toMatch(/[.!?]$/)
    expect(text).not.toMatch(/^\s| {2}|\s$/)
    expect(words.filter(({ strong }) => strong)).toHaveLength(1)
    expect(quote.line.match(/\*/g)).toHaveLength(2)
    expect((quote.author ?? 'Nobody').length).toBeLessThanOrEqual(30)
  })

  it('use apostrophes, not the marks of a typewriter', () => {
    expect(ALL.filter(({ line, author = '' }) => /['"`]/.test(line + author))).toEqual([])
  })

  it('use characters that every face of the product has', () => {
    const used = new Set(ALL.flatMap((quote) => [...`${plainText(quote)}${quote.author ?? ''}`]))
    const shown = new Set([...used].flatMap((character) => [character, ...character.toUpperCase()]))
    expect([...used].filter((character) => !ALLOWED.test(character))).toEqual([])
    for (const { file } of FONT_FACES) {
      const known = faceCharacters(readFileSync(fontSource(file)))
      const missing = [...shown].filter((character) => !known.has(character.codePointAt(0) ?? 0))
      expect({ file, missing }).toEqual({ file, missing: [] })
    }
  })
})
