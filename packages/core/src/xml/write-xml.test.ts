import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockElement, element, escapeXml, formatNumber, readXml } from './index.ts'

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [100, '100'],
    [0.5, '0.5'],
    [-1.25, '-1.25'],
    [0.1 + 0.2, '0.3'],
    [1 / 3, '0.333333'],
    [1e-9, '0'],
    [-1e-9, '0'],
    [1e21, '1000000000000000000000'],
  ])('writes %d as %s', (value, expected) => {
    expect(formatNumber(value)).toBe(expected)
  })

  it('gives the same digits again after reading', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const written = formatNumber(value)
        expect(formatNumber(Number(written))).toBe(written)
        expect(written).toMatch(/^-?\d+(\.\d{0,5}[1-9])?$/)
      }),
    )
  })

  it('does not write what no reader could take', () => {
    expect(() => formatNumber(Number.NaN)).toThrow(RangeError)
  })
})

describe('escapeXml', () => {
  it('keeps every character XML can carry, in attributes and in text', () => {
    const writable = fc.string({ unit: 'grapheme' }).map((text) => `${text}\n\t\r"'<>&`)
    fc.assert(
      fc.property(writable, (text) => {
        const result = readXml(element('a', { text }, [escapeXml(text)]), { mostCharacters: 10_000 })
        expect(result).toMatchObject({ ok: true, value: { text, attributes: { text } } })
      }),
    )
  })

  it('leaves out what XML cannot carry, so that the rest stays readable', () => {
    expect(escapeXml('a\u0000b\uD800c\uFFFFd\u{1F600}')).toBe('abcd\u{1F600}')
  })
})

describe('element and block', () => {
  it('write attributes in the given order and leave out undefined ones', () => {
    expect(element('a', { z: 1.5, a: true, gone: undefined, text: '' })).toBe('<a z="1.5" a="true" text=""/>')
  })

  it('indent nested blocks', () => {
    expect(blockElement('a', {}, [blockElement('b', {}, [element('c', {})]), element('d', {})])).toBe(
      '<a>\n  <b>\n    <c/>\n  </b>\n  <d/>\n</a>',
    )
  })
})
