import { refuse } from '../result/index.ts'
import type { XmlElement } from './xml-element.ts'

/** An element in the notation that browsers read fastest; what is empty is not written. */
export interface ElementJson {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly ElementJson[]
  readonly text?: string
}

export function elementToJson({ name, attributes, children, text }: XmlElement): ElementJson {
  return {
    name,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(children.length > 0 && { children: children.map(elementToJson) }),
    ...(text.trim() !== '' && { text }),
  }
}

/** What `elementToJson` wrote. Anything else is refused, as a text that is not XML would be. */
export function elementFromJson(json: unknown): XmlElement {
  if (!isRecord(json)) return malformed()
  const { name, attributes = {}, children = [], text = '' } = json
  if (typeof name !== 'string' || typeof text !== 'string' || !isRecord(attributes) || !Array.isArray(children))
    return malformed()
  if (!areTexts(attributes)) return malformed()
  return { name, attributes, children: children.map(elementFromJson), text, line: 0 }
}

function areTexts(attributes: Readonly<Record<string, unknown>>): attributes is Readonly<Record<string, string>> {
  for (const name in attributes) if (typeof attributes[name] !== 'string') return false
  return true
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function malformed(): never {
  return refuse('xml-malformed', 'not an element written as JSON')
}
