import { refuse } from '../result/index.ts'
import { elementLabel, escapeXml, quote, type XmlElement } from '../xml/index.ts'
import type { Extras } from './saved-collage.ts'

/** As much as two full sheets. */
const MOST_EXTRA_CHARACTERS = 200_000

/** Collects elements that this version does not know while a document is read. */
export class ExtrasKeeper {
  readonly #kept = new Map<string, string[]>()
  #room = MOST_EXTRA_CHARACTERS

  /** The children with one of the names; the others are kept as XML under the parent's path. */
  known(parent: XmlElement, path: string, names: readonly string[]): readonly XmlElement[] {
    const text = parent.text.trim()
    if (text) refuse('xml-unexpected-text', `${elementLabel(parent)}: unexpected text ${quote(text)}`, parent.line)
    const unknown = parent.children.filter(({ name }) => !names.includes(name))
    if (unknown.length > 0) {
      for (const element of unknown) this.#measure(element)
      this.#kept.set(path, unknown.map(rewrite))
    }
    return parent.children.filter(({ name }) => names.includes(name))
  }

  /** Limits what is kept: more than a whole collage would be useless. */
  #measure(element: XmlElement): void {
    const { text, attributes, children, line } = element
    this.#room -= text.length
    for (const value of Object.values(attributes)) this.#room -= value.length
    if (this.#room < 0) refuse('collage-extras', `${elementLabel(element)}: too much that is not known`, line)
    for (const child of children) this.#measure(child)
  }

  all(): Extras {
    return Object.fromEntries(this.#kept)
  }
}

export function extrasAt(extras: Extras, path: string): readonly string[] {
  return (Object.hasOwn(extras, path) ? extras[path] : undefined) ?? []
}

/** An element as XML again, without the indentation of its children; the reader limits its depth. */
function rewrite({ name, attributes, children, text }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const head = `${name}${written.join('')}`
  const content = (children.length > 0 ? escapeXml(text.trim()) : escapeXml(text)) + children.map(rewrite).join('')
  return content === '' ? `<${head}/>` : `<${head}>${content}</${name}>`
}
