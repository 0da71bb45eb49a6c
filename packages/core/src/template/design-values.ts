import { refuse } from '../result/index.ts'
import {
  elementLabel,
  formatNumber,
  parseNumber,
  quote,
  refuseUnknown,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'

/** The values of a design's controls. Only `numberValue` is a text: the digits as typed, with leading zeros. */
export type DesignValues = Readonly<Record<string, number | string>>

const TYPED = 'numberValue'
const DIGITS = /^\d{1,16}$/
const NAME = /^[a-z]\w{0,63}$/i
const MOST_VALUE = 1e12

export function numbersOf(values: DesignValues): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {}
  for (const key in values) {
    const value = values[key]
    if (typeof value === 'number') numbers[key] = value
  }
  return numbers
}

/** The `value` elements of a `generator`, each of a name of its own. What is wrong is refused as `failure`. */
export function readDesignValues(
  elements: readonly XmlElement[],
  failure: 'template-value' | 'collage-value',
): DesignValues {
  const values = new Map<string, number | string>()
  for (const element of elements) {
    const problem = (what: string) => refuse(failure, `${elementLabel(element)}: ${what}`, element.line)
    const [child] = element.children
    if (child) refuseUnknown(child, element)
    const name = stringAttribute(element, 'name')
    if (!NAME.test(name)) problem('is not a name')
    if (values.has(name)) problem('exists twice')
    values.set(name, parseDesignValue(name, element.text.trim()) ?? problem(`${quote(element.text)} is not a number`))
  }
  return Object.fromEntries(values)
}

/** A value as XML states it, or undefined for an invalid text. */
function parseDesignValue(name: string, text: string): number | string | undefined {
  const value = name === TYPED ? digitsIn(text) : parseNumber(text)
  return value !== undefined && Math.abs(Number(value)) <= MOST_VALUE ? value : undefined
}

function digitsIn(text: string): string | undefined {
  return DIGITS.test(text) ? text : undefined
}

export function formatDesignValue(value: number | string): string {
  return typeof value === 'number' ? formatNumber(value) : value
}
