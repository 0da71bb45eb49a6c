import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTurns } from '../turns/in-turns.ts'
import { HttpFailure } from './errors.ts'

/** More than any form has. */
export const MOST_FIELDS = 30

/** A few milliseconds of work. */
const STEP_BYTES = 1_000_000

const FORM = 'application/x-www-form-urlencoded'

const AMPERSAND = 0x26
const EQUALS = 0x3d
const PERCENT = 0x25
const PLUS = 0x2b
const SPACE = 0x20

export function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'buffer' } as const
  app.addContentTypeParser(FORM, options, (_request: FastifyRequest, body: Buffer) => inTurns(formFieldSteps(body)))
}

type Fields = Readonly<Record<string, string | readonly string[]>>

/**
 * The fields of a form as browsers encode it. Decoding happens in place, which destroys the given bytes, since
 * replacing escapes in a string costs a hundred times as much. A broken escape stands for itself, and a repeated field
 * is a list. Other requests run between two steps.
 */
export function* formFieldSteps(bytes: Buffer): Generator<undefined, Fields> {
  const fields = new Map<string, string | string[]>()
  let name: string | undefined
  let count = 0
  let start = 0
  // Decoded text is never longer than its source, so it overwrites what has been read.
  let end = 0
  let nextStop = STEP_BYTES
  const take = () => {
    const text = bytes.toString('utf8', start, end)
    start = end
    return text
  }
  const keep = (key: string, value: string) => {
    if (key === '' && value === '') return
    count += 1
    if (count > MOST_FIELDS) throw new HttpFailure('badRequest')
    const known = fields.get(key)
    if (known === undefined) fields.set(key, value)
    else if (typeof known === 'string') fields.set(key, [known, value])
    else known.push(value)
  }
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (at >= nextStop) {
      nextStop += STEP_BYTES
      yield
    }
    if (byte === AMPERSAND) {
      const text = take()
      if (name === undefined) keep(text, '')
      else keep(name, text)
      name = undefined
    } else if (byte === EQUALS && name === undefined) name = take()
    else if (byte === PERCENT && hexAt(bytes, at + 1) >= 0) {
      bytes[end++] = hexAt(bytes, at + 1)
      at += 2
    } else bytes[end++] = byte === PLUS ? SPACE : byte
  }
  if (bytes.length > STEP_BYTES) yield
  const text = take()
  if (name === undefined) keep(text, '')
  else keep(name, text)
  if (bytes.length > STEP_BYTES) yield
  return Object.fromEntries(fields)
}

/** The value of two hexadecimal digits, or a negative number. */
function hexAt(bytes: Buffer, at: number): number {
  const high = digit(bytes[at])
  const low = digit(bytes[at + 1])
  return high < 0 || low < 0 ? -1 : high * 16 + low
}

function digit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
