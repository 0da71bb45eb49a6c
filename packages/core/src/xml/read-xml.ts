import { attempt, type Result, refuse } from '../result/index.ts'
import { countSpecialCharacters } from './count-special-characters.ts'
import { XmlCursor } from './xml-cursor.ts'
import type { XmlElement } from './xml-element.ts'
import {
  DISALLOWED,
  skipComment,
  skipInstruction,
  skipSpace,
  takeCdata,
  takeClosing,
  takeDeclaration,
  takeOpening,
  takeText,
} from './xml-grammar.ts'

export interface XmlBounds {
  /** In characters; longer texts are refused unread. */
  readonly mostCharacters: number
  readonly mostElements?: number
  /** The attributes that may have more than `LONGEST_ATTRIBUTE` characters, and how many. */
  readonly longAttributes?: Readonly<Record<string, number>>
}

// Readers walk the tree recursively, so its depth is limited here.
const MOST_LEVELS = 64
/** A theme list of a thousand templates in twenty sizes each. */
const MOST_ELEMENTS = 20_000
/** A template of the theme list has the most, 24. */
const MOST_ATTRIBUTES = 64
/** Numbers, names, addresses and sentences. */
const LONGEST_ATTRIBUTE = 2000
/**
 * Marks are what parsers work at. An element has two angles twice, a line of its own and, with five attributes on
 * average, fifteen marks in them: less than twenty in all. The rest is room for texts full of quotes.
 */
const MARKS_PER_ELEMENT = 25
/** Characters read between two turns of other work: a few milliseconds. A longer tag or text is read whole. */
const STEP = 32_768

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
}

/** Reads a well-formed document without document type into plain elements. Never throws. */
export function readXml(text: string, bounds: XmlBounds): Result<XmlElement> {
  return attempt(() => toEnd(xmlSteps(text, bounds)))
}

/** Runs all steps at once. */
export function toEnd<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Reads a document in small steps, with other work in between. May `refuse`. */
export function* xmlSteps(
  text: string,
  { mostCharacters, mostElements = MOST_ELEMENTS, longAttributes = {} }: XmlBounds,
): Generator<undefined, XmlElement> {
  if (text.length > mostCharacters) {
    refuse('xml-too-long', `the text has ${text.length} characters, more than ${mostCharacters}`)
  }
  const mostSpecialCharacters = MARKS_PER_ELEMENT * mostElements
  if (
    text.length > mostSpecialCharacters &&
    countSpecialCharacters(text, mostSpecialCharacters) > mostSpecialCharacters
  )
    refuse('xml-too-many-marks', `more than ${mostSpecialCharacters} marks`)
  const cursor = new XmlCursor(text.replace(/\r\n?/g, '\n'))
  const disallowed = cursor.text.search(DISALLOWED)
  if (disallowed !== -1) cursor.fail('disallowed character.', disallowed)
  const open: OpenElement[] = []
  let root: OpenElement | undefined
  let count = 0

  function begin(): void {
    let taken = 0
    const { name, attributes, isEmpty } = takeOpening(cursor, (key, value) => {
      taken += 1
      if (taken > MOST_ATTRIBUTES) {
        refuse('xml-too-many-attributes', `an element has more than ${MOST_ATTRIBUTES} attributes`, cursor.line)
      }
      const longest = Object.hasOwn(longAttributes, key) ? (longAttributes[key] ?? 0) : LONGEST_ATTRIBUTE
      if (key.length > LONGEST_ATTRIBUTE) refuse('xml-attribute', 'the name of an attribute is too long', cursor.line)
      if (value.length > longest) refuse('xml-attribute', `${key} is longer than ${longest} characters`, cursor.line)
    })
    count += 1
    if (count > mostElements) refuse('xml-too-many-elements', `more than ${mostElements} elements`, cursor.line)
    if (open.length >= MOST_LEVELS) refuse('xml-too-deep', `nested deeper than ${MOST_LEVELS} elements`, cursor.line)
    if (name.length > LONGEST_ATTRIBUTE) refuse('xml-too-long', 'the name of an element is too long', cursor.line)
    const element = { name, attributes, children: [], text: '', line: cursor.line }
    if (root && open.length === 0) cursor.fail('documents may contain only one root.')
    open.at(-1)?.children.push(element)
    root ??= element
    if (!isEmpty) open.push(element)
  }

  function end(): void {
    const name = takeClosing(cursor)
    if (open.pop()?.name !== name) cursor.fail(`unexpected close tag: ${name}.`)
  }

  function addText(part: string): void {
    const parent = open.at(-1)
    if (parent) parent.text += part
  }

  function next(): void {
    const isInside = open.length > 0
    if (cursor.isAt('</')) end()
    else if (cursor.isAt('<?')) skipInstruction(cursor)
    else if (cursor.isAt('<!--')) skipComment(cursor)
    else if (isInside && cursor.isAt('<![CDATA[')) addText(takeCdata(cursor))
    // Only a document type can declare entities, which could blow up a small text.
    else if (cursor.isAt('<!DOCTYPE')) refuse('xml-doctype', 'a document type declaration is not allowed', cursor.line)
    else if (cursor.isAt('<')) begin()
    else if (isInside) addText(takeText(cursor))
    else skipSpace(cursor)
  }

  takeDeclaration(cursor)
  for (let turn = STEP; !cursor.isAtEnd; ) {
    next()
    for (; turn <= cursor.at && turn < cursor.text.length; turn += STEP) yield
  }
  const unclosed = open.at(-1)
  if (unclosed) cursor.fail(`unclosed tag: ${unclosed.name}`)
  return root ?? cursor.fail('document must contain a root element.')
}
