import { SaxesParser } from 'saxes'
import { attempt, type Result, refuse } from '../result/index.ts'
import { countMarks } from './count-marks.ts'
import type { XmlElement } from './xml-element.ts'

export interface XmlBounds {
  /** In characters; longer texts are refused unread. */
  readonly maxLength: number
  readonly maxElements?: number
  /** The attributes that may have more than `LONGEST_ATTRIBUTE` characters, and how many. */
  readonly longAttributes?: Readonly<Record<string, number>>
}

// Readers walk the tree recursively, so its depth must be bounded here.
const MAX_DEPTH = 64
/** A theme list of a thousand templates in twenty sizes each. */
const DEFAULT_MAX_ELEMENTS = 20_000
/** A template of the theme list has the most, 24. */
const MOST_ATTRIBUTES = 64
/** Numbers, names, addresses and sentences. */
const LONGEST_ATTRIBUTE = 2000
/**
 * Marks are what parsers work at. An element has two angles twice, a line of its own and, with five attributes on the
 * average, fifteen marks in them: less than twenty in all. The rest is room for texts full of quotes.
 */
const MARKS_PER_ELEMENT = 25
/** Half a character: the parser takes whatever follows for the other half. */
const LONE_HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/
/** Characters read at a time: a few milliseconds, whatever they are. */
const STEP = 32_768

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
}

/** Reads a well-formed document without document type into plain elements. Never throws. */
export function readXml(text: string, bounds: XmlBounds): Result<XmlElement> {
  return attempt(() => toEnd(xmlSteps(text, bounds)))
}

/** Takes all steps at once. */
export function toEnd<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in small steps, between which others can have their turn. May `refuse`. */
export function* xmlSteps(
  text: string,
  { maxLength, maxElements = DEFAULT_MAX_ELEMENTS, longAttributes = {} }: XmlBounds,
): Generator<undefined, XmlElement> {
  if (text.length > maxLength) {
    refuse('xml-too-long', `the text has ${text.length} characters, more than ${maxLength}`)
  }
  if (LONE_HALF.test(text)) refuse('xml-malformed', 'disallowed character.')
  const mostMarks = MARKS_PER_ELEMENT * maxElements
  if (text.length > mostMarks && countMarks(text, mostMarks) > mostMarks)
    refuse('xml-too-many-marks', `more than ${mostMarks} marks`)
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const open: OpenElement[] = []
  let root: OpenElement | undefined
  let count = 0
  let attributes = 0
  const addText = (part: string) => {
    const parent = open.at(-1)
    if (parent) parent.text += part
  }

  parser.on('error', (error) => refuse('xml-malformed', withoutPosition(error.message), parser.line))
  // A document type is the only way to declare entities, and with them to blow up a small text.
  parser.on('doctype', () => refuse('xml-doctype', 'a document type declaration is not allowed', parser.line))
  parser.on('text', addText)
  parser.on('cdata', addText)
  // Not one listener more: with eight, V8 keeps the parser's fields in a table and reads ten times slower.
  parser.on('attribute', ({ name, value }) => {
    attributes += 1
    if (attributes > MOST_ATTRIBUTES) {
      refuse('xml-too-many-attributes', `an element has more than ${MOST_ATTRIBUTES} attributes`, parser.line)
    }
    const longest = Object.hasOwn(longAttributes, name) ? (longAttributes[name] ?? 0) : LONGEST_ATTRIBUTE
    if (name.length > LONGEST_ATTRIBUTE) refuse('xml-attribute', 'the name of an attribute is too long', parser.line)
    if (value.length > longest) refuse('xml-attribute', `${name} is longer than ${longest} characters`, parser.line)
  })
  parser.on('opentag', (tag) => {
    count += 1
    attributes = 0
    if (count > maxElements) refuse('xml-too-many-elements', `more than ${maxElements} elements`, parser.line)
    if (open.length >= MAX_DEPTH) refuse('xml-too-deep', `nested deeper than ${MAX_DEPTH} elements`, parser.line)
    if (tag.name.length > LONGEST_ATTRIBUTE) refuse('xml-too-long', 'the name of an element is too long', parser.line)
    const element = { name: tag.name, attributes: tag.attributes, children: [], text: '', line: parser.line }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })

  for (let at = 0; at < text.length; at += STEP) {
    if (at > 0) yield
    parser.write(text.slice(at, at + STEP))
  }
  parser.close()
  return root ?? refuse('xml-malformed', 'document must contain a root element.', 1)
}

/** The parser puts `line:column:` in front of its messages; the failure carries the line by itself. */
function withoutPosition(message: string): string {
  return message.replace(/^\d+:\d+: /, '')
}
