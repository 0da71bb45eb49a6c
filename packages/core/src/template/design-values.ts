import { formatNumber, parseNumber } from '../xml/index.ts'

/** The values of a design's controls. Only `numberValue` is a text: the digits as typed, with leading zeros. */
export type DesignValues = Readonly<Record<string, number | string>>

const TYPED = 'numberValue'
const DIGITS = /^\d{1,16}$/

export function numbersOf(values: DesignValues): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {}
  for (const key in values) {
    const value = values[key]
    if (typeof value === 'number') numbers[key] = value
  }
  return numbers
}

/** A value as XML states it, or undefined for an invalid text. */
export function parseDesignValue(name: string, text: string): number | string | undefined {
  if (name !== TYPED) return parseNumber(text)
  return DIGITS.test(text) ? text : undefined
}

export function formatDesignValue(value: number | string): string {
  return typeof value === 'number' ? formatNumber(value) : value
}
