import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText, typeText } from './fit-text.ts'
import { layoutText } from './layout-text.ts'
import { evenMeasure } from './testing/even-measure.ts'
import { textDatas } from './testing/text-datas.ts'
import { FONT_SIZES, type TextData, TITLE_DEFAULTS } from './text-data.ts'

const title: TextData = { ...TITLE_DEFAULTS, text: 'our summer by the sea', fontSize: 3.387 }

describe('refitting a text', () => {
  it('leaves alone what fits', () => {
    expect(fitText(title, { width: 40, height: 4 }, evenMeasure)).toBe(title)
  })

  it.each([
    [35, 4, 2.54, false],
    [17, 4.5, 1.693, true],
    [20, 4, 1.693, false],
    [8, 4, 0.917, true],
    [8, 2, 0.706, false],
    [7.3, 2, 0.706, true],
    [40, 9, 3.387, false],
    [22, 9, 3.387, true],
  ])('in %f x %f cm takes the font down to %f, on two lines: %s', (width, height, fontSize, multipleLines) => {
    expect(fitText(title, { width, height }, evenMeasure)).toEqual({ ...title, fontSize, multipleLines })
  })

  it.each([
    [5.5, 'our summer by the'],
    [3, 'our summer'],
    [2, 'our'],
    [0.5, ''],
  ])('in %f cm and one line cuts words: %j', (width, text) => {
    expect(fitText(title, { width, height: 1 }, evenMeasure)).toEqual({ ...title, fontSize: 0.564, text })
  })

  it('takes a third line before it cuts a word', () => {
    const fitted = fitText(title, { width: 3, height: 4 }, evenMeasure)
    expect(fitted).toEqual({ ...title, fontSize: 0.564, multipleLines: true })
    const { lines } = layoutText(fitted, { width: 3, height: 4 }, evenMeasure)
    expect(lines.map((line) => line.text)).toEqual(['OUR SUMMER', 'BY THE SEA'])
  })

  it('goes down in finer steps where the font is a template’s own', () => {
    // 33 letters of half their size each: 1.129 cm and 0.917 cm fit on one line, two lines of more are too high.
    const names = { ...title, text: 'Maximiliane & Christoph-Alexander', fontSize: 3.181 }
    const box = { width: 19.5, height: 2.4 }
    expect(fitText({ ...names, font: 'Great Vibes' }, box, evenMeasure)).toMatchObject({
      fontSize: 1.129,
      text: names.text,
    })
    expect(fitText({ ...names, font: 'Crimson Text' }, box, evenMeasure)).toMatchObject({
      fontSize: 0.917,
      text: names.text,
    })
  })

  it('keeps the share of the space between letters', () => {
    const spaced = { ...title, letterSpacing: 0.3387 }
    const { fontSize, letterSpacing } = fitText(spaced, { width: 20, height: 4 }, evenMeasure)
    expect(fontSize).toBeLessThan(3.387)
    expect(letterSpacing).toBeCloseTo(fontSize / 10, 6)
  })

  it('keeps a size below the list, and cuts at once', () => {
    const tiny = { ...title, fontSize: 0.3 }
    expect(fitText(tiny, { width: 2, height: 0.9 }, evenMeasure)).toEqual({ ...tiny, text: 'our summer by' })
  })

  it('always ends in a text that fits or in none', () => {
    fc.assert(
      fc.property(
        textDatas,
        fc.integer({ min: -1, max: 30 }),
        fc.integer({ min: -1, max: 15 }),
        (data, width, height) => {
          const fitted = fitText(data, { width, height }, evenMeasure)
          expect(layoutText(fitted, { width, height }, evenMeasure).fits).toBe(true)
          expect(data.text.startsWith(fitted.text)).toBe(true)
          expect(fitted.fontSize).toBeLessThanOrEqual(data.fontSize)
          expect(FONT_SIZES).toContain(fitted.fontSize)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('cuts no more words than it must', () => {
    fc.assert(
      fc.property(
        textDatas,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 15 }),
        (data, width, height) => {
          const fitted = fitText(data, { width, height }, evenMeasure)
          const next = /^\s*\S+/.exec(data.text.slice(fitted.text.length))
          fc.pre(next !== null)
          const longer = { ...fitted, text: fitted.text + next[0] }
          expect(layoutText(longer, { width, height }, evenMeasure).fits).toBe(false)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('typing', () => {
  /** Ten letters of 0.5 cm. */
  const box = { width: 5, height: 1 }
  const before: TextData = { ...TITLE_DEFAULTS, text: 'before', fontSize: 1 }
  const typed = (text: string) => typeText(before, text, box, evenMeasure).text

  it.each([
    ['0123456789', '0123456789'],
    ['0123456789a', '0123456789'],
    ['0123456789abcdefghijklmnopqrst', '0123456789'],
    ['0123456789abcdefghijklmnopqrstu', 'before'],
    ['', ''],
    ['one\ntwo', 'one'],
  ])('%j leaves %j', (text, left) => {
    expect(typed(text)).toBe(left)
  })

  it('keeps the rest of the look', () => {
    expect(typeText(before, 'after', box, evenMeasure)).toEqual({ ...before, text: 'after' })
  })

  it('shortens letter by letter what did not fit before either, and lets nothing be added to it', () => {
    const long = (length: number) => ({ ...before, text: 'abcdefghij'.repeat(5).slice(0, length) })
    for (let length = 50; length > 0; length--) {
      expect(typeText(long(length), long(length - 1).text, box, evenMeasure)).toEqual(long(length - 1))
    }
    expect(typeText(long(40), `${long(40).text}x`, box, evenMeasure)).toEqual(long(40))
  })

  it('gives back the very same text when nothing fits', () => {
    expect(typeText({ ...before, text: '' }, 'word', { width: -1, height: -1 }, evenMeasure).text).toBe('')
    expect(typeText(before, 'x'.repeat(40), box, evenMeasure)).toBe(before)
  })
})
