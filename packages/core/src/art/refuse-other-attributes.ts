import { refuseAttribute, type XmlElement } from '../xml/index.ts'

/**
 * Refuses unknown attributes such as styles, scripts and references, which would paint differently here and in a
 * browser.
 */
export function refuseOtherAttributes(element: XmlElement, known: readonly string[]): void {
  const other = Object.keys(element.attributes).find((name) => !known.includes(name))
  if (other !== undefined) refuseAttribute(element, other, 'is not allowed in art')
}
