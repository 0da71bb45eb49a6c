import { SaxesParser } from 'saxes'
import { attempt, type Result, refuse } from '../result/index.ts'
import type { XmlElement } from './xml-element.ts'

export interface XmlBounds {
  /** In characters; longer texts are refused unread. */
  readonly maxLength: number
  readonly maxElements?: number
}

// Readers walk the tree recursively, so its depth must be bounded here.
const MAX_DEPTH = 64
const DEFAULT_MAX_ELEMENTS = 50_000

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
}

/** Reads a well-formed document without document type into plain elements. Never throws. */
export function readXml(text: string, bounds: XmlBounds): Result<XmlElement> {
  return attempt(() => parse(text, bounds))
}

function parse(text: string, { maxLength, maxElements = DEFAULT_MAX_ELEMENTS }: XmlBounds): XmlElement {
  if (text.length > maxLength) {
    refuse('xml-too-long', `the text has ${text.length} characters, more than ${maxLength}`)
  }
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const open: OpenElement[] = []
  let root: OpenElement | undefined
  let count = 0
  const addText = (part: string) => {
    const parent = open.at(-1)
    if (parent) parent.text += part
  }

  parser.on('error', (error) => refuse('xml-malformed', withoutPosition(error.message), parser.line))
  // A document type is the only way to declare entities, and with them to blow up a small text.
  parser.on('doctype', () => refuse('xml-doctype', 'a document type declaration is not allowed', parser.line))
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', (tag) => {
    count += 1
    if (count > maxElements) refuse('xml-too-many-elements', `more than ${maxElements} elements`, parser.line)
    if (open.length >= MAX_DEPTH) refuse('xml-too-deep', `nested deeper than ${MAX_DEPTH} elements`, parser.line)
    const element = { name: tag.name, attributes: tag.attributes, children: [], text: '', line: parser.line }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })

  parser.write(text).close()
  return root ?? refuse('xml-malformed', 'document must contain a root element.', 1)
}

/** The parser puts `line:column:` in front of its messages; the failure carries the line by itself. */
function withoutPosition(message: string): string {
  return message.replace(/^\d+:\d+: /, '')
}
