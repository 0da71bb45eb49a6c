/** One element of a read document. `text` is its own text, without that of its children. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
  readonly line: number
}

const NAMING_ATTRIBUTES = ['slot', 'position', 'id', 'name'] as const

/** How messages call an element: `image img3`. */
export function elementLabel(element: XmlElement): string {
  const naming = NAMING_ATTRIBUTES.find((name) => element.attributes[name])
  return naming ? `${element.name} ${shorten(element.attributes[naming] ?? '')}` : element.name
}

const LONGEST_QUOTE = 40

/** A value quoted for messages, shortened so that hostile input cannot blow up a log line. */
export function quote(value: string): string {
  return `"${shorten(value)}"`
}

function shorten(value: string): string {
  return value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value
}
