import { refuseAttribute, type XmlElement } from '../xml/index.ts'

/** Styles, scripts, references: what is not listed would paint differently here and in a browser, so it is refused. */
export function refuseOtherAttributes(element: XmlElement, known: readonly string[]): void {
  const other = Object.keys(element.attributes).find((name) => !known.includes(name))
  if (other !== undefined) refuseAttribute(element, other, 'is not allowed in art')
}
