import { describe, expect, it } from 'vitest'
import { attempt } from '../result/index.ts'
import {
  booleanAttribute,
  choiceAttribute,
  notNegativeAttribute,
  numberAttribute,
  onlyAttributes,
  optionalAttribute,
  parseNumber,
  positiveAttribute,
  stringAttribute,
  type XmlElement,
} from './index.ts'

const image = (value?: string): XmlElement => ({
  name: 'image',
  attributes: { slot: 'img3', ...(value !== undefined && { x: value }) },
  children: [],
  text: '',
  line: 7,
})
const colour = (element: XmlElement, name: string) => choiceAttribute(element, name, ['red', 'blue'])
const reasonFor = (read: (element: XmlElement, name: string) => unknown, value?: string) => {
  const result = attempt(() => read(image(value), 'x'))
  return result.ok ? undefined : result.failure
}

describe('a number', () => {
  it.each([
    ['0', 0],
    ['-1', -1],
    ['+1', 1],
    ['12.', 12],
    ['12.34', 12.34],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['1e3', 1000],
    ['1E+3', 1000],
    ['12e-2', 0.12],
    [`${'0'.repeat(63)}7`, 7],
  ])('is what %j says', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '1\n',
    '.',
    '-',
    'e5',
    '1e',
    '1e+',
    '--1',
    '1.2.3',
    '1,5',
    '0x10',
    '1n',
    'NaN',
    'Infinity',
    '1e999',
    '-1e999',
    '1 2',
    'x1',
    '1x',
    `${'0'.repeat(64)}7`,
  ])('is not what %j says', (text) => {
    expect(parseNumber(text)).toBeUndefined()
  })
})

describe('an attribute', () => {
  it('is read as what it says', () => {
    expect(stringAttribute(image(' a '), 'x')).toBe(' a ')
    expect(numberAttribute(image('-2.5'), 'x')).toBe(-2.5)
    expect(positiveAttribute(image('0.1'), 'x')).toBe(0.1)
    expect(notNegativeAttribute(image('0'), 'x')).toBe(0)
    expect(notNegativeAttribute(image('2'), 'x')).toBe(2)
    expect(booleanAttribute(image('true'), 'x')).toBe(true)
    expect(booleanAttribute(image('false'), 'x')).toBe(false)
    expect(colour(image('blue'), 'x')).toBe('blue')
  })

  it.each([stringAttribute, numberAttribute, positiveAttribute, notNegativeAttribute, booleanAttribute, colour])(
    'that is missing is refused by %o, with its element, its name and the line',
    (read) => {
      expect(reasonFor(read)).toEqual({ name: 'xml-attribute', reason: 'image img3: x is missing', line: 7 })
    },
  )

  it.each([
    ['an empty text', stringAttribute, '', 'is missing'],
    ['no number', numberAttribute, 'many', '"many" is not a number'],
    ['nothing where more is due', positiveAttribute, '0', '"0" is not above 0'],
    ['less than nothing', positiveAttribute, '-1', '"-1" is not above 0'],
    ['less than nothing where nothing would do', notNegativeAttribute, '-0.1', '"-0.1" is below 0'],
    ['neither yes nor no', booleanAttribute, 'TRUE', '"TRUE" is not known'],
    ['none of the choices', colour, 'green', '"green" is not known'],
    [
      'a whole novel, of which it quotes the beginning',
      numberAttribute,
      'x'.repeat(41),
      `"${'x'.repeat(40)}…" is not a number`,
    ],
    ['forty letters, which it quotes', numberAttribute, 'x'.repeat(40), `"${'x'.repeat(40)}" is not a number`],
  ])('is refused with %s', (_, read, value, problem) => {
    expect(reasonFor(read, value)).toMatchObject({ name: 'xml-attribute', reason: `image img3: x ${problem}` })
  })

  it('that may be left out must still be right where it is there', () => {
    const read = (element: XmlElement) => optionalAttribute(element, 'x', 9, numberAttribute)
    expect(read(image())).toBe(9)
    expect(read(image('2'))).toBe(2)
    expect(reasonFor(read, '')).toMatchObject({ reason: 'image img3: x "" is not a number' })
  })

  it('that nobody reads is refused', () => {
    expect(reasonFor((element) => onlyAttributes(element, ['slot', 'x']), '1')).toBeUndefined()
    expect(reasonFor((element) => onlyAttributes(element, ['slot']), '1')).toEqual({
      name: 'xml-unknown-attribute',
      reason: 'image img3: x is not known',
      line: 7,
    })
  })
})
