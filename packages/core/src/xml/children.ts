import { refuse } from '../result/index.ts'
import { elementLabel, quote, type XmlElement } from './xml-element.ts'

export function refuseUnknown(element: XmlElement, parent: XmlElement): never {
  return refuse('xml-unknown-element', `${elementLabel(element)}: not known inside ${parent.name}`, element.line)
}

/** For elements with only children or nothing: text between them means a wrong file. */
export function refuseText(element: XmlElement): void {
  const text = element.text.trim()
  if (text) refuse('xml-unexpected-text', `${elementLabel(element)}: unexpected text ${quote(text)}`, element.line)
}

/** For elements that hold attributes alone. */
export function refuseContent(element: XmlElement): void {
  refuseText(element)
  const child = element.children[0]
  if (child) refuseUnknown(child, element)
}

export function onlyChild(parent: XmlElement, name: string): XmlElement {
  return (
    optionalChild(parent, name) ??
    refuse('xml-missing-element', `${elementLabel(parent)}: ${name} is missing`, parent.line)
  )
}

export function optionalChild(parent: XmlElement, name: string): XmlElement | undefined {
  const [child, second] = parent.children.filter((candidate) => candidate.name === name)
  if (second) refuse('xml-duplicate-element', `${elementLabel(parent)}: more than one ${name}`, second.line)
  return child
}
