import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printableText } from './printable-text.ts'
import { TEXT_CHARACTERS } from './text-characters.ts'

const take = (typed: string) => printableText(typed).text

describe('a text that is typed or comes in', () => {
  it.each([
    ['Été à Köln', 'Été à Köln'],
    ['cafe\u0301', 'café'],
    ['one\r\ntwo\rthree\nfour\u2028five', 'one\ntwo\nthree\nfour\nfive'],
    ['L\u2019été d\u02bcAnne', "L'été d'Anne"],
    ['\u201cLove\u201d \u201eLiebe\u201c \u2018a\u2019 \u2039b\u203a', '"Love" "Liebe" \'a\' \'b\''],
    ['\u00abOui\u00bb', '\u00abOui\u00bb'],
    ['2024\u20132025 \u2014 \u2212 \u2011', '2024-2025 - - -'],
    ['et puis\u2026', 'et puis...'],
    ['C\u0153ur, \u0152uvre, l\u00e6titia, \u00c6sop', 'Coeur, OEuvre, laetitia, AEsop'],
    ['\ufb01n, \ufb02ou, \ufb03', 'fin, flou, ffi'],
    ['Vraiment\u202f?\u00a0Oui\u2009!\u3000', 'Vraiment ? Oui ! '],
    ['5 \u20ac', '5 EUR'],
    ['Sou\u00adve\u00adnir', 'Souvenir'],
    ['tab\there', 'tab here'],
    ['\ufeffa\u200bb\u200ec\u0000\u001f\u007f\u0080\u009f', 'abc'],
    ['\ud83d half', ' half'],
    ['\u0020~\u00a1\u00ff', '\u0020~\u00a1\u00ff'],
  ])('%j becomes %j, and nothing is refused', (typed, text) => {
    expect(printableText(typed)).toMatchObject({ text, refused: [] })
  })

  it.each([
    ['I ❤ 日本 😀', 'I   ', ['❤', '日', '本', '😀']],
    ['Łódź', 'ód', ['Ł', 'ź']],
    ['👨‍👩‍👧 👍🏽 🇫🇷 ❤️ x', '    x', ['👨‍👩‍👧', '👍🏽', '🇫🇷', '❤️']],
    ['😀 and 😀', ' and ', ['😀']],
    ['x\u0302', 'x', ['\u25cc\u0302']],
  ])('%j becomes %j, and the rest is named', (typed, text, refused) => {
    expect(printableText(typed)).toEqual({ text, refused, rewritten: [] })
  })

  it('names what is written otherwise, each once, and no blanks', () => {
    expect(printableText('C\u0153ur \u2013 s\u0153ur\u00a0!').rewritten).toEqual([
      { sign: '\u0153', as: 'oe' },
      { sign: '\u2013', as: '-' },
    ])
  })

  it('of Latin-1 keeps what is printable and no blank, hyphen or ligature', () => {
    const latin = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
    const kept = latin.filter((sign) => take(sign) === sign)
    const printable = latin.filter((sign) => /[\n -~\u00a0-\u00ff]/.test(sign))
    expect(printable.filter((sign) => !kept.includes(sign))).toEqual(['\u00a0', '\u00ad', 'Æ', 'æ'])
    expect(kept.filter((sign) => !printable.includes(sign))).toEqual([])
  })

  it.each(TEXT_CHARACTERS)('is taken whole the second time (%s)', (characters) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const { text } = printableText(typed, characters)
        expect(printableText(text, characters)).toEqual({ text, refused: [], rewritten: [] })
      }),
    )
  })

  it('of a whole book is taken in one go', () => {
    const book = 'L\u2019été\u2026 😀\u0301\u0301 \u200d\u200d👨\u200d'.repeat(50_000)
    expect(printableText(book).refused).toEqual(['😀\u0301\u0301', '👨'])
    expect(printableText('\u200d'.repeat(500_000)).text).toBe('')
  })
})

describe('where everything the fonts draw is taken', () => {
  it('nothing is mapped', () => {
    const typed = 'L\u2019œuvre \u2013 5\u00a0\u20ac\u2026 \u201cæ\u201d\u2122'
    expect(printableText(typed, 'all')).toEqual({ text: typed, refused: [], rewritten: [] })
  })

  it('what no font draws is named all the same', () => {
    expect(printableText('日 \u2211', 'all')).toEqual({ text: ' ', refused: ['日', '\u2211'], rewritten: [] })
  })
})
