import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutText, textFits } from './layout-text.ts'
import { evenMeasure } from './testing/even-measure.ts'
import { textDatas } from './testing/text-datas.ts'
import { type TextData, TITLE_DEFAULTS } from './text-data.ts'

/** At 1 cm every letter is 0.5 wide and every line 1 high, 0.8 of it above the baseline. */
const plain: TextData = { ...TITLE_DEFAULTS, text: 'abcd', fontSize: 1, caps: false }
const box = { width: 10, height: 4 }
const layout = (change: Partial<TextData>) => layoutText({ ...plain, ...change }, box, evenMeasure)
const words = (text: string) => text.split(/[ \n]+/).filter((word) => word !== '')
const texts = (change: Partial<TextData>) => layout(change).lines.map((line) => line.text)

describe('alignment', () => {
  it.each([
    ['left', 0, 0],
    ['center', 0, 4],
    ['right', 0, 8],
    ['left', 0.5, 0.5],
    ['center', 0.5, 4],
    ['right', 0.5, 7.5],
  ] as const)('%s with padding %f starts at %f', (align, padding, x) => {
    expect(layout({ align, padding }).lines[0]?.x).toBeCloseTo(x, 9)
  })

  it.each([
    ['top', 0, 0.8],
    ['middle', 0, 2.3],
    ['bottom', 0, 3.8],
    ['top', 0.5, 1.3],
    ['middle', 0.5, 2.3],
    ['bottom', 0.5, 3.3],
  ] as const)('%s with padding %f puts the baseline at %f', (valign, padding, baseline) => {
    expect(layout({ valign, padding }).lines[0]?.baseline).toBeCloseTo(baseline, 9)
  })
})

describe('lines on a field', () => {
  const onField = (change: Partial<TextData>) => layout({ background: 'back1', ...change })

  it.each([
    ['top', 1.4],
    ['middle', 2.3],
    ['bottom', 3.2],
  ] as const)('keep air from its edges: %s', (valign, baseline) => {
    expect(onField({ valign, padding: 0.3 }).lines[0]?.baseline).toBeCloseTo(baseline, 9)
  })

  it('keep the padding if that is more, and share the room if it is less than the air', () => {
    expect(onField({ valign: 'top', padding: 0.9 }).lines[0]?.baseline).toBeCloseTo(1.7, 9)
    const low = layoutText({ ...plain, background: 'back1', valign: 'top' }, { width: 10, height: 1.6 }, evenMeasure)
    expect(low.lines[0]?.baseline).toBeCloseTo(1.1, 9)
  })

  it('break and fit as without one, however large they are', () => {
    const side = fc.double({ min: 1, max: 20, noNaN: true })
    fc.assert(
      fc.property(textDatas, side, side, (data, width, height) => {
        const [bare, field] = (['none', 'back2'] as const).map((background) =>
          layoutText({ ...data, background }, { width, height }, evenMeasure),
        )
        expect(field?.lines.map(({ text }) => text)).toEqual(bare?.lines.map(({ text }) => text))
        expect(field?.fits).toBe(bare?.fits)
      }),
    )
  })
})

describe('lines', () => {
  it('break at newlines even where words do not wrap', () => {
    expect(texts({ text: 'one\n\ntwo', multipleLines: false })).toEqual(['one', '', 'two'])
  })

  it('stay whole where words do not wrap', () => {
    const { lines, fits } = layout({ text: 'a b c d e f g h i j k l', multipleLines: false })
    expect(lines).toHaveLength(1)
    expect(fits).toBe(false)
  })

  it('take as many words as they hold, and drop the spaces at a break', () => {
    expect(texts({ text: 'twelve letters  and more of  them here', multipleLines: true })).toEqual([
      'twelve letters  and',
      'more of  them here',
    ])
  })

  it('keep the spaces a customer began with', () => {
    const text = '  twelve letters and more'
    expect(texts({ text, multipleLines: true, align: 'left' })).toEqual(['  twelve letters and', 'more'])
  })

  it('share the words of two lines evenly about the middle, spaces as typed', () => {
    const pair = (text: string) => texts({ text, multipleLines: true, align: 'center' })
    expect(pair('twelve letters  and more')).toEqual(['twelve letters', 'and more'])
    expect(pair('a b c d e f g h i j k l')).toEqual(['a b c d e f', 'g h i j k l'])
    expect(pair('  one two three four  five ')).toEqual(['  one two three', 'four  five'])
    expect(pair('one\ntwelve letters and more')).toEqual(['one', 'twelve letters', 'and more'])
  })

  it('do not hang on a megabyte of spaces', () => {
    expect(texts({ text: ' '.repeat(1_000_000), multipleLines: true })).toEqual([''])
  })

  it('keep a word that is too wide whole, and say that it does not fit', () => {
    const { lines, fits } = layout({ text: 'a extraordinarilylongword b', multipleLines: true })
    expect(lines.map((line) => line.text)).toEqual(['a', 'extraordinarilylongword', 'b'])
    expect(fits).toBe(false)
  })

  it('do not break at a no-break space', () => {
    expect(texts({ text: 'twelve letters no\u00a0break', multipleLines: true })).toEqual([
      'twelve letters',
      'no\u00a0break',
    ])
  })

  it('stand the line height apart, bottom to top', () => {
    const [first, second] = layout({ text: 'one\ntwo', lineGap: 0.5 }).lines
    expect((second?.baseline ?? 0) - (first?.baseline ?? 0)).toBeCloseTo(1.5, 9)
  })

  it('of nothing are none, and fit', () => {
    expect(layoutText({ ...plain, text: '' }, { width: 0, height: 0 }, evenMeasure)).toEqual({
      fits: true,
      lines: [],
      fontSize: 1,
    })
  })

  it('are set in capitals where asked', () => {
    expect(texts({ text: 'Straße', caps: true })).toEqual(['STRASSE'])
  })

  it('are wider with letter spacing', () => {
    expect(layout({ letterSpacing: 0.1 }).lines[0]?.width).toBeCloseTo(2.3, 9)
  })
})

describe('fitting', () => {
  it.each([
    ['20 letters of 0.5 cm fill 10 cm', { text: 'a'.repeat(20) }, true],
    ['21 do not', { text: 'a'.repeat(21) }, false],
    ['padding takes room', { text: 'a'.repeat(20), padding: 0.1 }, false],
    ['two lines and the gap are 2.5 cm', { text: 'a\nb' }, true],
    ['three are 4', { text: 'a\nb\nc' }, true],
    ['four are 5.5', { text: 'a\nb\nc\nd' }, false],
  ])('%s', (_, change, fits) => {
    expect(layout(change).fits).toBe(fits)
  })

  it('means every line lies inside the box', () => {
    fc.assert(
      fc.property(textDatas, fc.nat(40), fc.nat(20), (data, width, height) => {
        const { fits, lines } = layoutText(data, { width, height }, evenMeasure)
        expect(textFits(data, { width, height }, evenMeasure)).toBe(fits)
        fc.pre(fits)
        for (const line of lines) {
          expect(line.x).toBeGreaterThan(data.padding - 1e-5)
          expect(line.x + line.width).toBeLessThan(width - data.padding + 1e-5)
          expect(line.baseline - 0.8 * data.fontSize).toBeGreaterThan(data.padding - 1e-5)
          expect(line.baseline + 0.2 * data.fontSize).toBeLessThan(height - data.padding + 1e-5)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('never loses a word to wrapping', () => {
    fc.assert(
      fc.property(textDatas, fc.nat(40), (data, width) => {
        const { lines } = layoutText({ ...data, caps: false }, { width, height: 10 }, evenMeasure)
        expect(words(lines.map((line) => line.text).join('\n'))).toEqual(words(data.text))
      }),
      { numRuns: 500 },
    )
  })
})
