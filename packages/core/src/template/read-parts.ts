import type { Rect } from '../geometry/index.ts'
import {
  numberAttribute,
  positiveAttribute,
  quote,
  refuseAttribute,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'

export function readBox(element: XmlElement): Rect {
  return {
    x: numberAttribute(element, 'x'),
    y: numberAttribute(element, 'y'),
    width: positiveAttribute(element, 'width'),
    height: positiveAttribute(element, 'height'),
  }
}

const COLOUR = /^(?:0x[\da-f]{1,6}|#[\da-f]{6})$/i

/** Kept as written; `0x` colours may be short of leading zeros. */
export function readColour(element: XmlElement, name: string): string {
  const text = stringAttribute(element, name)
  return COLOUR.test(text) ? text : refuseAttribute(element, name, `${quote(text)} is not a colour`)
}
