import { refuse } from '../result/index.ts'
import type { XmlElement } from './xml-element.ts'

/** An element without text, in the format browsers read fastest. */
export interface ElementJson {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly ElementJson[]
}

/** Reads such an element. Anything else is refused, like a text that is not XML. */
export function elementFromJson(json: unknown): XmlElement {
  if (!isRecord(json)) return malformed()
  const { name, attributes = {}, children = [] } = json
  if (typeof name !== 'string' || !isRecord(attributes) || !areTexts(attributes) || !Array.isArray(children))
    return malformed()
  return { name, attributes, children: children.map(elementFromJson), text: '', line: 0 }
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
