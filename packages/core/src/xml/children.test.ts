import { describe, expect, it } from 'vitest'
import { attempt } from '../result/index.ts'
import {
  elementLabel,
  onlyChild,
  optionalChild,
  readXml,
  refuseContent,
  refuseText,
  refuseUnknown,
  type XmlElement,
} from './index.ts'

function read(text: string): XmlElement {
  const result = readXml(text, { mostCharacters: 1000 })
  if (!result.ok) throw new Error(result.failure.reason)
  return result.value
}

function failureOf(work: () => unknown) {
  const result = attempt(work)
  return result.ok ? undefined : result.failure
}

describe('the children of an element', () => {
  const sheet = read('<sheet id="s">\n<canvas/>\n<layer/>\n<layer/></sheet>')

  it('are found by their name', () => {
    expect(onlyChild(sheet, 'canvas')).toMatchObject({ name: 'canvas', line: 2 })
    expect(optionalChild(sheet, 'canvas')).toMatchObject({ name: 'canvas', line: 2 })
    expect(optionalChild(sheet, 'frame')).toBeUndefined()
  })

  it('are refused where one is missing, at the line of the parent', () => {
    expect(failureOf(() => onlyChild(sheet, 'frame'))).toEqual({
      name: 'xml-missing-element',
      reason: 'sheet s: frame is missing',
      line: 1,
    })
  })

  it.each([onlyChild, optionalChild])(
    'are refused by %o where there are two of one, at the line of the second',
    (find) => {
      expect(failureOf(() => find(sheet, 'layer'))).toEqual({
        name: 'xml-duplicate-element',
        reason: 'sheet s: more than one layer',
        line: 4,
      })
    },
  )

  it('are refused where nobody knows them', () => {
    expect(failureOf(() => refuseUnknown(onlyChild(sheet, 'canvas'), sheet))).toEqual({
      name: 'xml-unknown-element',
      reason: 'canvas: not known inside sheet',
      line: 2,
    })
  })
})

describe('an element that holds no text', () => {
  it('may be laid out as one likes', () => {
    for (const text of ['<a/>', '<a> \n\t</a>', '<a>\n<b/>\n</a>'])
      expect(failureOf(() => refuseText(read(text)))).toBeUndefined()
  })

  it('is refused with one, which is quoted without the space around it', () => {
    expect(failureOf(() => refuseText(read('<a>\n<b/> words </a>')))).toEqual({
      name: 'xml-unexpected-text',
      reason: 'a: unexpected text "words"',
      line: 1,
    })
  })

  it('is refused with an element, where it holds attributes alone', () => {
    expect(failureOf(() => refuseContent(read('<a x="1"> </a>')))).toBeUndefined()
    expect(failureOf(() => refuseContent(read('<a>words</a>')))).toMatchObject({ name: 'xml-unexpected-text' })
    expect(failureOf(() => refuseContent(read('<a><b/><c/></a>')))).toMatchObject({ reason: 'b: not known inside a' })
  })
})

describe('the name of an element in messages', () => {
  it.each([
    ['<a/>', 'a'],
    ['<a name="n"/>', 'a n'],
    ['<a name="n" id="i"/>', 'a i'],
    ['<a name="n" id="i" position="p"/>', 'a p'],
    ['<a name="n" id="i" position="p" slot="s"/>', 'a s'],
    ['<a slot="" id="i"/>', 'a i'],
    ['<a title="t"/>', 'a'],
    [`<a id="${'x'.repeat(41)}"/>`, `a ${'x'.repeat(40)}…`],
  ])('is taken from %s as %j', (text, label) => {
    expect(elementLabel(read(text))).toBe(label)
  })
})
