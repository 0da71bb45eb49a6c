import { setImmediate as nextTurn } from 'node:timers/promises'
import { LONG_TEXT, LONGEST_TEXT } from './body-bounds.ts'
import { isBoundedJson } from './bounded-json.ts'
import { HttpFailure } from './errors.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Parses a caller's JSON. Large JSON is checked and parsed in separate turns of the event loop, with other calls
 * between.
 */
export async function parseBoundedJson(text: string): Promise<unknown> {
  if (text.length > LONGEST_TEXT) throw new HttpFailure('bodyTooLarge')
  const isLarge = text.length > LONG_TEXT
  if (isLarge) await nextTurn()
  if (!isBoundedJson(text)) throw new HttpFailure('badRequest')
  if (isLarge) await nextTurn()
  const value = parse(text)
  if (isLarge) await nextTurn()
  return value
}

function parse(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  } catch (cause) {
    throw new HttpFailure('malformedJson', { cause })
  }
  if (hasPoison(value)) throw new HttpFailure('malformedJson')
  return value
}

/** Finds keys that could change an object's prototype if it were copied carelessly. There are few values to check. */
function hasPoison(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Object.hasOwn(value, '__proto__')) return true
  const { constructor } = Object.hasOwn(value, 'constructor') ? value : { constructor: undefined }
  if (typeof constructor === 'object' && constructor !== null && Object.hasOwn(constructor, 'prototype')) return true
  return Object.values(value).some(hasPoison)
}
