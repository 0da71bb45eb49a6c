import {
  booleanAttribute,
  choiceAttribute,
  notNegativeAttribute,
  numberAttribute,
  positiveAttribute,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import { readColour } from './read-parts.ts'
import type { TextLook } from './template.ts'

/** Attribute names as they stand in XML, each with the model's name and its reader. */
const ATTRIBUTES: { readonly [Key in keyof TextLook]-?: LookAttribute<NonNullable<TextLook[Key]>> } = {
  text: { name: 'text', read: (element, name) => element.attributes[name] ?? '' },
  font: { name: 'font', read: stringAttribute },
  fontSize: { name: 'fontsize', read: positiveAttribute },
  weight: { name: 'style', read: stringAttribute },
  color: { name: 'color', read: readColour },
  align: { name: 'align', read: (element, name) => choiceAttribute(element, name, ['left', 'center', 'right']) },
  valign: { name: 'valign', read: (element, name) => choiceAttribute(element, name, ['top', 'middle', 'bottom']) },
  caps: { name: 'caps', read: booleanAttribute },
  letterSpacing: { name: 'letterspacing', read: numberAttribute },
  lineGap: { name: 'lineheight', read: notNegativeAttribute },
}

interface LookAttribute<Value> {
  readonly name: string
  readonly read: (element: XmlElement, name: string) => Value
}

const ENTRIES = Object.entries(ATTRIBUTES) as [keyof TextLook, LookAttribute<string | number | boolean>][]

/** The attributes of a text's look. */
export const TEXT_LOOK_NAMES: readonly string[] = ENTRIES.map(([, { name }]) => name)

/** Only what the template itself sets; the rest stays with the default. */
export function readTextLook(element: XmlElement): TextLook {
  const set = ENTRIES.filter(([, { name }]) => element.attributes[name] !== undefined)
  return Object.fromEntries(set.map(([key, { name, read }]) => [key, read(element, name)]))
}

export function textLookAttributes(look: TextLook): Record<string, string | number | boolean | undefined> {
  return Object.fromEntries(ENTRIES.map(([key, { name }]) => [name, look[key]]))
}
