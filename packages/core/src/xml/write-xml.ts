import type { ElementJson } from './element-json.ts'
import { formatNumber } from './format-number.ts'
import { DISALLOWED } from './xml-grammar.ts'

type AttributeValue = string | number | boolean | undefined

type XmlAttributes = Readonly<Record<string, AttributeValue>>

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Readers turn these into spaces or drop them unless written as references.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const EVERY_DISALLOWED = new RegExp(DISALLOWED, 'gu')

/** For text and attribute values alike. Characters that XML cannot carry are left out. */
export function escapeXml(text: string): string {
  return text.replace(EVERY_DISALLOWED, '').replace(/[&<>"'\t\n\r]/g, (character) => ESCAPES[character] ?? '')
}

/** One element on one line. Attributes stand in the order given, undefined ones are left out; children are XML. */
export function element(name: string, attributes: XmlAttributes, children: readonly string[] = []): string {
  const head = openTag(name, attributes)
  return children.length === 0 ? `<${head}/>` : `<${head}>${children.join('')}</${name}>`
}

/** Like `element`, with every child on a line of its own. Written content has no raw newlines, so none is moved. */
export function blockElement(name: string, attributes: XmlAttributes, children: readonly string[]): string {
  if (children.length === 0) return element(name, attributes)
  const lines = children.map((child) => `  ${child.replaceAll('\n', '\n  ')}\n`)
  return `<${openTag(name, attributes)}>\n${lines.join('')}</${name}>`
}

/** An element as XML, with a line for each element in it. */
export function writeXml({ name, attributes = {}, children = [] }: ElementJson): string {
  return blockElement(name, attributes, children.map(writeXml))
}

/** Values as attributes have them; undefined ones are left out. */
export function attributeTexts(attributes: XmlAttributes): Readonly<Record<string, string>> {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, textOf(value)] as const],
  )
  return Object.fromEntries(written)
}

function openTag(name: string, attributes: XmlAttributes): string {
  const written = Object.entries(attributeTexts(attributes)).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return name + written.join('')
}

function textOf(value: string | number | boolean): string {
  return typeof value === 'number' ? formatNumber(value) : String(value)
}
