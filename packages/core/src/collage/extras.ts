import { refuse } from '../result/index.ts'
import { elementLabel, escapeXml, quote, type XmlElement } from '../xml/index.ts'
import type { Extras } from './saved-collage.ts'

/** Gathers, while a document is read, what this version does not know. */
export class ExtrasKeeper {
  readonly #kept = new Map<string, string[]>()

  /** The children called by one of the names; the others are kept as XML under the parent's path. */
  known(parent: XmlElement, path: string, names: readonly string[]): readonly XmlElement[] {
    const text = parent.text.trim()
    if (text) refuse('xml-unexpected-text', `${elementLabel(parent)}: unexpected text ${quote(text)}`, parent.line)
    const unknown = parent.children.filter(({ name }) => !names.includes(name))
    if (unknown.length > 0) this.#kept.set(path, unknown.map(rewrite))
    return parent.children.filter(({ name }) => names.includes(name))
  }

  all(): Extras {
    return Object.fromEntries(this.#kept)
  }
}

export function extrasAt(extras: Extras, path: string): readonly string[] {
  return (Object.hasOwn(extras, path) ? extras[path] : undefined) ?? []
}

/** An element as XML again. The blanks that only laid its children out are left away; the depth is bounded by the reader. */
function rewrite({ name, attributes, children, text }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const head = `${name}${written.join('')}`
  const content = (children.length > 0 ? escapeXml(text.trim()) : escapeXml(text)) + children.map(rewrite).join('')
  return content === '' ? `<${head}/>` : `<${head}>${content}</${name}>`
}
