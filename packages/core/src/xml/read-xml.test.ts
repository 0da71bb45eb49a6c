import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { readXml, xmlSteps } from './index.ts'

const bounds = { mostCharacters: 100_000 }

function failureOf(text: string, limits: Parameters<typeof readXml>[1] = bounds) {
  const result = readXml(text, limits)
  return result.ok ? undefined : result.failure
}

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)

describe('readXml', () => {
  it('gives names, attributes, text and lines of the elements', () => {
    const result = readXml('<a one="1">\n  <b two="&quot;2&#10;"/>\n  <c>x &amp; <![CDATA[<y>]]></c>\n</a>', bounds)
    expect(result).toMatchObject({
      ok: true,
      value: {
        name: 'a',
        attributes: { one: '1' },
        line: 1,
        children: [
          { name: 'b', attributes: { two: '"2\n' }, text: '', line: 2 },
          { name: 'c', text: 'x & <y>', line: 3, children: [] },
        ],
      },
    })
  })

  it('refuses entity bombs at their declaration', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;">]>\n<a>&m;</a>'
    expect(failureOf(bomb)).toMatchObject({ name: 'xml-doctype', line: 1 })
    expect(failureOf('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toMatchObject({ name: 'xml-doctype' })
    expect(failureOf('<a>&unknown;</a>')).toMatchObject({ name: 'xml-malformed', reason: 'undefined entity.' })
  })

  it('refuses a text longer than the caller allows without reading it', () => {
    expect(failureOf('<a/>', { mostCharacters: 3 })).toMatchObject({ name: 'xml-too-long' })
  })

  it('refuses nesting deeper than 64 and accepts 64', () => {
    expect(failureOf(nested(64))).toBeUndefined()
    expect(failureOf(nested(65))).toMatchObject({ name: 'xml-too-deep' })
  })

  it('refuses more elements than allowed', () => {
    const wide = `<a>${'<b/>'.repeat(9)}</a>`
    expect(failureOf(wide, { ...bounds, mostElements: 10 })).toBeUndefined()
    expect(failureOf(wide, { ...bounds, mostElements: 9 })).toMatchObject({ name: 'xml-too-many-elements' })
  })

  it('refuses more attributes in an element than any has', () => {
    const many = (count: number) => `<a ${Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ')}/>`
    expect(failureOf(many(64))).toBeUndefined()
    expect(failureOf(many(65))).toMatchObject({ name: 'xml-too-many-attributes' })
  })

  it('refuses an attribute longer than its longest meaning', () => {
    const long = (name: string, count: number) => `<a ${name}="${'x'.repeat(count)}"/>`
    const longAttributes = { path: 5000 }
    expect(failureOf(long('x', 2000))).toBeUndefined()
    expect(failureOf(long('x', 2001))).toMatchObject({ name: 'xml-attribute' })
    expect(failureOf(long('path', 5000), { ...bounds, longAttributes })).toBeUndefined()
    expect(failureOf(long('path', 5001), { ...bounds, longAttributes })).toMatchObject({ name: 'xml-attribute' })
  })

  it.each(['\r', '\n', '&#65;', '<!---->', '<?a?>', '<![CDATA[]]>'])('has a budget for marks such as %j', (mark) => {
    const limits = { ...bounds, mostElements: 10 }
    expect(failureOf(`<a>${mark.repeat(10)}</a>`, limits)).toBeUndefined()
    expect(failureOf(`<a>${mark.repeat(300)}</a>`, limits)).toMatchObject({ name: 'xml-too-many-marks' })
  })

  it.each(['\uD800', '\uD800x', 'x\uDBFF\uD83D\uDE00', '\uDE00', '\uDE00\uD83D'])(
    'refuses the half character in %j',
    (half) => {
      expect(failureOf(`<a b="${half}"/>`)).toMatchObject({ name: 'xml-malformed' })
      expect(failureOf(`<a>${half}</a>`)).toMatchObject({ name: 'xml-malformed' })
    },
  )

  it('reads the same in steps, wherever they end', () => {
    const text = `<a>${'\r\n\u{1F600}&amp;<b x="1"/>]]'.repeat(3000)}</a>`
    const whole = readXml(text, { mostCharacters: 100_000 })
    expect(whole.ok && [whole.value.children.length, whole.value.text.length]).toEqual([3000, 3000 * 6])
  })

  it('reads up to its bounds, and says which one was passed and where', () => {
    const limits = { mostCharacters: 9, mostElements: 1 }
    expect(failureOf('<a>12</a>', limits)).toBeUndefined()
    expect(failureOf('<a>123</a>', limits)).toEqual({
      name: 'xml-too-long',
      reason: 'the text has 10 characters, more than 9',
    })
    expect(failureOf(`<a>${'\n'.repeat(21)}</a>`, { ...bounds, mostElements: 1 })).toBeUndefined()
    expect(failureOf(`<a>${'\n'.repeat(22)}</a>`, { ...bounds, mostElements: 1 })).toEqual({
      name: 'xml-too-many-marks',
      reason: 'more than 25 marks',
    })
    expect(failureOf('<a>\n<b/></a>', { ...bounds, mostElements: 1 })).toMatchObject({
      reason: 'more than 1 elements',
      line: 2,
    })
    expect(failureOf(`\n${nested(65)}`)).toMatchObject({ reason: 'nested deeper than 64 elements', line: 2 })
    expect(failureOf('\n<!DOCTYPE a><a/>')).toMatchObject({
      reason: 'a document type declaration is not allowed',
      line: 2,
    })
  })

  it('takes twenty thousand elements where nothing else is said', () => {
    const wide = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`
    expect(failureOf(wide(20_000))).toBeUndefined()
    expect(failureOf(wide(20_001))).toMatchObject({ reason: 'more than 20000 elements' })
  })

  it('counts the attributes of each element for itself', () => {
    const many = Array.from({ length: 40 }, (_, index) => `a${index}=""`).join(' ')
    expect(failureOf(`<a ${many}><b ${many}/></a>`)).toBeUndefined()
    const more = Array.from({ length: 65 }, (_, index) => `a${index}=""`).join(' ')
    expect(failureOf(`<a>\n<b ${more}/></a>`)).toMatchObject({
      reason: 'an element has more than 64 attributes',
      line: 2,
    })
  })

  it('refuses names nobody would write', () => {
    expect(failureOf(`<${'a'.repeat(2000)}/>`)).toBeUndefined()
    expect(failureOf(`<${'a'.repeat(2001)}/>`)).toEqual({
      name: 'xml-too-long',
      reason: 'the name of an element is too long',
      line: 1,
    })
    expect(failureOf(`<a ${'x'.repeat(2000)}=""/>`)).toBeUndefined()
    expect(failureOf(`<a ${'x'.repeat(2001)}=""/>`)).toMatchObject({ reason: 'the name of an attribute is too long' })
  })

  it('says which attribute is too long, also where the object of long ones has something of that name', () => {
    const longAttributes = { path: 5000, short: 3 }
    const long = (name: string, count: number) =>
      failureOf(`<a ${name}="${'x'.repeat(count)}"/>`, { ...bounds, longAttributes })
    expect(long('constructor', 2000)).toBeUndefined()
    expect(long('constructor', 2001)).toMatchObject({ reason: 'constructor is longer than 2000 characters', line: 1 })
    expect(long('short', 4)).toMatchObject({ reason: 'short is longer than 3 characters' })
  })

  it('gives others their turn after every 32768 characters', () => {
    const turns = (length: number) => [...xmlSteps(`<a>${'x'.repeat(length - 7)}</a>`, bounds)].length
    expect([32_768, 32_769, 65_536, 65_537].map(turns)).toEqual([0, 1, 1, 2])
  })

  it.each([
    ['nothing', '', 1],
    ['plain text', 'hello', 1],
    ['an open element', '<a>\n<b>', 2],
    ['crossed elements', '<a><b></a></b>', 1],
    ['a doubled attribute', '<a x="1" x="2"/>', 1],
    ['two roots', '<a/>\n<b/>', 2],
    ['a control character', '<a>\u0001</a>', 1],
    ['a character reference past Unicode', '<a>&#x110000;</a>', 1],
  ])('names the line of %s', (_, text, line) => {
    expect(failureOf(text)).toMatchObject({ name: 'xml-malformed', line, reason: expect.stringMatching(/\w/) })
  })

  it('keeps names such as __proto__ as plain data', () => {
    const result = readXml('<a __proto__="x"><constructor/></a>', bounds)
    expect(result.ok && Object.keys(result.value.attributes)).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      '="',
      '"',
      '&',
      ';',
      '<!',
      '[CDATA[',
      ']]>',
      '<?xml',
      '?>',
      '\0',
      '--',
    )
    const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 30 })
    fc.assert(
      fc.property(text, (parts) => {
        const result = readXml(parts.join(''), bounds)
        expect(result.ok || result.failure.name.startsWith('xml-')).toBe(true)
      }),
      { numRuns: usualOrFull(150, 500) },
    )
  })
})
