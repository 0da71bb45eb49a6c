import { errorAnswerSchema } from '@collagerie/protocol'
import { type GenericSchema, type InferOutput, parse, safeParse } from 'valibot'
import { CallFailure } from './call-failure.ts'
import { jsonIn } from './json-in.ts'
import { wholeAnswer } from './whole-answer.ts'

/**
 * Posts JSON and returns the answer's JSON, unchecked. Anything else rejects with a `CallFailure`, or with the signal's
 * reason.
 */
export function post(url: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return call(url, { method: 'POST', headers, body: JSON.stringify(body) }, signal)
}

/** Requests JSON of a known shape. A missing answer is a `CallFailure`, one of another shape a `ValiError`. */
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
  if (!said.success) throw new CallFailure('unexpected', `${status}`, { status, retryAfter })
  const { code, error, photoId } = said.output
  throw new CallFailure(code, error, { status, retryAfter, photoId })
}
