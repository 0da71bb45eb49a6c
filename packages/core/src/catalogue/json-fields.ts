import { refuse } from '../result/index.ts'
import { quote } from '../xml/index.ts'

/** A JSON object being read, with its label for messages. */
export interface JsonFields {
  readonly label: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The readers below `refuse` a missing or wrong value, naming label, field and value. */
export function jsonFields(value: unknown, label: string): JsonFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('catalogue-field', `${label}: ${show(value)} is not an object`)
  }
  return { label, values: { ...value } }
}

export function stringField(fields: JsonFields, key: string): string {
  const value = fieldOf(fields, key)
  return typeof value === 'string' ? value : refuseField(fields, key, `${show(value)} is not a text`)
}

/** For texts that others rely on, such as ids. */
export function filledField(fields: JsonFields, key: string): string {
  return stringField(fields, key) || refuseField(fields, key, 'is empty')
}

export function positiveField(fields: JsonFields, key: string): number {
  const value = fieldOf(fields, key)
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value
  return refuseField(fields, key, `${show(value)} is not a number above 0`)
}

export function booleanField(fields: JsonFields, key: string): boolean {
  const value = fieldOf(fields, key)
  return typeof value === 'boolean' ? value : refuseField(fields, key, `${show(value)} is not true or false`)
}

export function listField(fields: JsonFields, key: string): readonly unknown[] {
  const value = fieldOf(fields, key)
  return Array.isArray(value) ? value : refuseField(fields, key, `${show(value)} is not a list`)
}

export function stringsField(fields: JsonFields, key: string): readonly string[] {
  return listField(fields, key).map((value) =>
    typeof value === 'string' ? value : refuseField(fields, key, `${show(value)} is not a text`),
  )
}

export function refuseField(fields: JsonFields, key: string, problem: string): never {
  return refuse('catalogue-field', `${fields.label}: ${key} ${problem}`)
}

function fieldOf(fields: JsonFields, key: string): unknown {
  const value = Object.hasOwn(fields.values, key) ? fields.values[key] : undefined
  return value === undefined ? refuseField(fields, key, 'is missing') : value
}

function show(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  return typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : String(value)
}
