import { errorAnswerSchema } from '@collagerie/protocol'
import { type GenericSchema, type InferOutput, parse, safeParse } from 'valibot'
import { Failure } from './failure.ts'
import { jsonIn } from './json-in.ts'
import { whenSilent } from './when-silent.ts'

/**
 * Posts JSON and returns the answer's JSON, unchecked. Anything else rejects with a `Failure`, or with the signal's
 * reason.
 */
export function post(url: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return call(url, { method: 'POST', headers, body: JSON.stringify(body) }, signal)
}

/** Requests JSON of a known shape. A missing answer is a `Failure`, one of another shape a `ValiError`. */
export async function getJson<Schema extends GenericSchema>(url: string, schema: Schema): Promise<InferOutput<Schema>> {
  return parse(schema, await call(url))
}

async function call(url: string, init?: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const { response, text } = await wholeAnswer(url, init, signal)
  const answer = jsonIn(text)
  if (response.ok && answer !== undefined) return answer
  const { status } = response
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  const said = safeParse(errorAnswerSchema, answer)
  // A proxy may have answered instead of the server.
  if (!said.success) throw new Failure('unexpected', `${status}`, { status, retryAfter })
  const { code, error, photoId } = said.output
  throw new Failure(code, error, { status, retryAfter, photoId })
}

/**
 * Reads an answer to its last byte, since a connection may break or fall silent in the middle. `fetch` reports nothing
 * in between, so the whole request and the whole answer must come within one silence: calls are small, and photos use
 * `uploadPhoto`.
 */
async function wholeAnswer(url: string, init: RequestInit | undefined, signal: AbortSignal | undefined) {
  signal?.throwIfAborted()
  const connection = new AbortController()
  const cut = () => connection.abort()
  const silence = whenSilent(cut)
  signal?.addEventListener('abort', cut)
  try {
    const response = await fetch(url, { ...init, signal: connection.signal })
    silence.heard()
    return { response, text: await response.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new Failure('noConnection', 'There is no connection to the server.', { cause })
  } finally {
    silence.stop()
    signal?.removeEventListener('abort', cut)
  }
}
