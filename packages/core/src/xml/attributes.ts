import { refuse } from '../result/index.ts'
import { elementLabel, quote, type XmlElement } from './xml-element.ts'

// No hexadecimal, no spaces, no "Infinity", all of which `Number` would accept. It can match in only one way, so that a
// long run of digits is read once.
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** A full double has 25 characters; exports with float noise stay below this. */
const LONGEST_NUMBER = 64

/** The number in a text, or undefined if it is none or out of bounds. */
export function parseNumber(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER || !NUMBER.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** The readers below `refuse` a missing or wrong value, naming element, attribute and value. */
export function stringAttribute(element: XmlElement, name: string): string {
  return element.attributes[name] || refuseAttribute(element, name, 'is missing')
}

export function numberAttribute(element: XmlElement, name: string): number {
  const text = element.attributes[name]
  if (text === undefined) return refuseAttribute(element, name, 'is missing')
  return parseNumber(text) ?? refuseAttribute(element, name, `${quote(text)} is not a number`)
}

export function positiveAttribute(element: XmlElement, name: string): number {
  const value = numberAttribute(element, name)
  if (value > 0) return value
  return refuseAttribute(element, name, `${quote(element.attributes[name] ?? '')} is not above 0`)
}

export function notNegativeAttribute(element: XmlElement, name: string): number {
  const value = numberAttribute(element, name)
  if (value >= 0) return value
  return refuseAttribute(element, name, `${quote(element.attributes[name] ?? '')} is below 0`)
}

export function booleanAttribute(element: XmlElement, name: string): boolean {
  return choiceAttribute(element, name, ['true', 'false']) === 'true'
}

export function choiceAttribute<const Choice extends string>(
  element: XmlElement,
  name: string,
  choices: readonly Choice[],
): Choice {
  const text = element.attributes[name]
  if (text === undefined) return refuseAttribute(element, name, 'is missing')
  return choices.find((choice) => choice === text) ?? refuseAttribute(element, name, `${quote(text)} is not known`)
}

/** Reads an optional attribute. If present, it must be valid. */
export function optionalAttribute<Value, Fallback>(
  element: XmlElement,
  name: string,
  fallback: Fallback,
  read: (element: XmlElement, name: string) => Value,
): Value | Fallback {
  return element.attributes[name] === undefined ? fallback : read(element, name)
}

export function refuseAttribute(element: XmlElement, name: string, problem: string): never {
  return refuse('xml-attribute', `${elementLabel(element)}: ${name} ${problem}`, element.line)
}

/** Refuses unknown attributes, which would be silently ignored otherwise. */
export function onlyAttributes(element: XmlElement, known: readonly string[]): void {
  const unknown = Object.keys(element.attributes).find((name) => !known.includes(name))
  if (unknown === undefined) return
  refuse('xml-unknown-attribute', `${elementLabel(element)}: ${unknown} is not known`, element.line)
}
