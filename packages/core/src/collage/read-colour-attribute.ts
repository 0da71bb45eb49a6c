import { type Colour, parseColour } from '../colour/index.ts'
import { quote, refuseAttribute, type XmlElement } from '../xml/index.ts'

/** A colour in either form, or the fallback if the attribute is missing. */
export function readColourAttribute(element: XmlElement, name: string, fallback: Colour): Colour {
  const text = element.attributes[name]
  if (text === undefined) return fallback
  return parseColour(text) ?? refuseAttribute(element, name, `${quote(text)} is not a colour`)
}
